import pg from 'pg';

/** Adds products to a seeded shop on PostgreSQL; disposing of the result deletes them. */
export async function fillCatalogue(connectionString: string, count: number): Promise<AsyncDisposable> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const remove = async () => {
    await client.query(`delete from products where point_description = 'bench'`);
    await client.end();
  };
  try {
    await addProducts(client, count);
  } catch (error) {
    await remove();
    throw error;
  }
  return { [Symbol.asyncDispose]: remove };
}

/** Adds products that stay, marked by 'bench' in their `point_description`. */
export async function addProducts(client: pg.Client, count: number): Promise<void> {
  await client.query(FILL, [count]);
  // An index holds new entries back until then.
  await client.query('vacuum analyze products');
}

/** Products with names of four words from sixty herbs and forty goods, and an invented one; in Hindi too. */
const FILL = `
  with words as (select
    string_to_array('Ashwagandha,Tulsi,Triphala,Neem,Amla,Brahmi,Giloy,Shatavari,Moringa,Turmeric,Ginger,Cumin,Fennel,Aloe,Rose,Sandal,Lavender,Mint,Lemon,Honey,Ghee,Coconut,Sesame,Almond,Mustard,Castor,Olive,Flax,Oats,Millet,Copper,Steel,Clay,Bamboo,Jute,Cotton,Linen,Silk,Wool,Leather,Saffron,Cardamom,Clove,Pepper,Nutmeg,Cinnamon,Basil,Thyme,Sage,Oregano', ',') as herbs,
    string_to_array('Drops,Tablets,Capsules,Churna,Powder,Oil,Soap,Shampoo,Cream,Balm,Lotion,Gel,Serum,Tea,Juice,Syrup,Bottle,Jar,Cup,Tray,Mat,Towel,Sheet,Kurta,Scarf,Candle,Incense,Toner,Scrub,Mask,Butter,Flakes,Biscuits,Mix,Pickle,Chutney,Paste,Salt', ',') as goods,
    string_to_array('Pure,Organic,Royal,Daily,Mountain,Forest,Wild,Golden,Classic,Fresh,Gentle,Deep,Active,Herbal,Natural,Village,Heritage,Premium,Simple,Complete', ',') as kinds,
    string_to_array('अश्वगंधा,तुलसी,त्रिफला,नीम,आँवला,ब्राह्मी,गिलोय,शतावरी,सहजन,हल्दी,अदरक,जीरा,सौंफ,एलोवेरा,गुलाब,चंदन,लैवेंडर,पुदीना,नींबू,शहद,घी,नारियल,तिल,बादाम,सरसों,अरंडी,जैतून,अलसी,जई,बाजरा,ताँबा,स्टील,मिट्टी,बाँस,जूट,सूती,लिनन,रेशम,ऊन,चमड़ा,केसर,इलायची,लौंग,मिर्च,जायफल,दालचीनी,बेसिल,थाइम,सेज,ऑरेगैनो', ',') as hindi_herbs,
    string_to_array('अर्क,टैबलेट,कैप्सूल,चूर्ण,पाउडर,तेल,साबुन,शैंपू,क्रीम,बाम,लोशन,जेल,सीरम,चाय,जूस,शरबत,बोतल,मर्तबान,कप,थाली,चटाई,तौलिया,चादर,कुर्ता,दुपट्टा,मोमबत्ती,धूप,टोनर,स्क्रब,मास्क,मक्खन,फ़्लेक्स,बिस्कुट,मिश्रण,अचार,चटनी,पेस्ट,नमक', ',') as hindi_goods,
    (select array_agg(id order by id) from brands where not is_deleted) as brand_ids,
    (select array_agg(id order by id) from categories where not is_deleted) as category_ids
  ), picked as (
    select words.*, number, translate(md5(number::text), '0123456789', 'ghijklmnop') as letters,
      abs(hashtext('a' || number)) as a, abs(hashtext('b' || number)) as b, abs(hashtext('c' || number)) as c
    from words, generate_series(1, $1::integer) as number
  )
  insert into products (id, brand_id, category_id, name, description, price_paise, points, point_description, featured_rank,
    sub_category, home_essential_products, hindi)
  select gen_random_uuid(), brand_ids[1 + a % cardinality(brand_ids)], category_ids[1 + b % cardinality(category_ids)],
    concat_ws(' ', kinds[1 + a % cardinality(kinds)], herbs[1 + b % cardinality(herbs)], initcap(left(letters, 6)),
      goods[1 + c % cardinality(goods)]) || ', ' || 10 * (1 + a % 50) || ' g',
    concat_ws(' ', 'Made of', lower(herbs[1 + c % cardinality(herbs)]), 'and', right(letters, 8),
      'for every day. It helps the family stay well in all seasons; store it on a cool, dry shelf.'),
    1000 + a % 90000, a % 200, 'bench', 1000 + number,
    'Kind ' || c % 6, json_build_object('Form', goods[1 + c % 10], 'Origin', kinds[1 + a % 8], 'Pack', 1 + b % 4 || ' pieces'),
    json_build_object('name', concat_ws(' ', hindi_herbs[1 + b % cardinality(herbs)], left(letters, 6),
        hindi_goods[1 + c % cardinality(goods)]) || ', ' || 10 * (1 + a % 50) || ' g',
      'description', hindi_herbs[1 + c % cardinality(herbs)] || ' से बना, पूरे परिवार के लिए। ठंडी और सूखी जगह रखें।')
  from picked`;
