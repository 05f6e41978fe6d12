import pg from 'pg';
import { addProducts } from './full-catalogue.ts';

const DAYS = 730;
const BUYERS = 100_000;
const PRODUCTS = 300;

/**
 * Adds orders of the last two years to a seeded shop on PostgreSQL, each with two lines and with what its status brings:
 * payment, invoice, shipment and refund. The newest wait for staff; most of the others are delivered. The shop is of no
 * use for other measurements afterwards.
 */
export async function fillOrders(connectionString: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await addProducts(client, PRODUCTS);
    await client.query(BUYERS_SQL, [BUYERS]);
    await client.query(`create temp table buyers as select id, row_number() over (order by id) - 1 as at
      from users where username like 'bench%'`);
    await client.query(`create temp table goods as select id, name, price_paise, row_number() over (order by id) - 1 as at
      from products where point_description = 'bench'`);
    await client.query('analyze buyers, goods');
    await client.query(ORDERS_SQL, [count, DAYS]);
    for (const sql of OF_ORDERS_SQL) await client.query(sql);
    // Autovacuum does the same while a shop grows.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const BUYERS_SQL = `
  with names as (select
    string_to_array('Aarav,Aditi,Ajay,Amit,Anita,Anjali,Arjun,Asha,Deepak,Divya,Gaurav,Geeta,Kamla,Kavita,Kiran,Lakshmi,Manoj,Meena,Mohan,Neha,Pooja,Priya,Rahul,Rajesh,Ravi,Rekha,Sanjay,Shanti,Sunita,Vijay', ',') as first,
    string_to_array('Agarwal,Bose,Chauhan,Das,Devi,Gupta,Iyer,Jain,Joshi,Kumar,Mehta,Mishra,Nair,Patel,Prasad,Rao,Reddy,Sahu,Sharma,Singh,Verma,Yadav', ',') as last)
  insert into users (id, username, first_name, last_name, mobile, mobile_verified_at, roles)
  select gen_random_uuid(), 'bench' || n, first[1 + n % cardinality(first)],
    last[1 + n / 30 % cardinality(last)], (7000000000 + n)::text, now(), '{MEMBER}'
  from names, generate_series(1, $1::integer) as n`;

/** The id of the order with a number from 1; ids of orders are in the order of time. */
const ID = `('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

const ORDERS_SQL = `
  with dice as (
    select n, now() - (($1::integer - n) * $2::integer * 86400.0 / $1::integer) * interval '1 second' as at,
      abs(hashtext('a' || n)) % 1000 as fate, abs(hashtext('b' || n)) % 10 as purse, abs(hashtext('c' || n)) as luck
    from generate_series(1, $1::integer) as n
  ), lived as (
    select *, case when purse < 6 then 'COD' when purse < 9 then 'UPI' else 'CARD' end as method,
      case when fate < 50 then 'CANCELLED'
        when now() - at < interval '12 hours' then 'PLACED'
        when now() - at < interval '1 day' then 'CONFIRMED'
        when now() - at < interval '2 days' then 'PACKED'
        when now() - at < interval '6 days' then 'SHIPPED'
        when fate < 80 and now() - at < interval '20 days' then 'RETURN_REQUESTED'
        when fate < 80 then 'RETURNED'
        else 'DELIVERED' end as status
    from dice
  )
  insert into orders (id, user_id, status, placed_at, address, subtotal_paise, delivery_paise, total_paise, points,
    payment_method, payment_status, shipment, delivered_at, idempotency_key, request_hash)
  select ${ID}, buyers.id, status::order_status, lived.at,
    json_build_object('name', 'Some Body', 'phone_number', '9876543210', 'email', '', 'street_address', '1 Mall Road',
      'additional_address_line', '', 'city', 'Patna', 'state', 'Bihar', 'postal_code', '800001', 'country', 'India'),
    100000, 0, 100000, 20, method::payment_method,
    (case when status = 'CANCELLED' and method = 'COD' then 'CANCELLED'
      when status = 'RETURNED' and luck % 50 = 0 then 'REFUND_DUE'
      when status in ('CANCELLED', 'RETURNED') then 'REFUNDED'
      when status = 'PLACED' and method <> 'COD' and luck % 10 = 0 then 'PENDING'
      when method = 'COD' and status in ('PLACED', 'CONFIRMED', 'PACKED', 'SHIPPED') then 'DUE'
      else 'PAID' end)::payment_status,
    case when status in ('SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURNED') then
      json_build_object('carrier', (array['DELHIVERY', 'DELHIVERY', 'DELHIVERY', 'BLUE_DART', 'DTDC', 'INDIA_POST'])[1 + luck % 6],
        'trackingNumber', 'T' || n) end,
    case when status in ('DELIVERED', 'RETURN_REQUESTED', 'RETURNED') then lived.at + interval '4 days' end,
    'bench ' || n, ''
  from lived join buyers on buyers.at = luck % (select count(*) from buyers)`;

const OF_ORDERS_SQL = [
  `insert into order_items (order_id, product_id, position, name, price_paise, quantity, points, hsn, gst_percent)
    select orders.id, goods.id, line, goods.name, goods.price_paise, 1, 10, '09023020', 5
    from orders, generate_series(0, 1) as line, goods
    where idempotency_key like 'bench %'
      and goods.at = (abs(hashtext('p' || number)) + line * 7) % (select count(*) from goods)`,
  `insert into order_events (id, order_id, status, at, actor)
    select gen_random_uuid(), id, 'PLACED', placed_at, 'MEMBER' from orders where idempotency_key like 'bench %'`,
  `insert into payments (id, order_id, provider, provider_order_id, amount_paise, state, created_at, updated_at)
    select gen_random_uuid(), id, 'SIMULATED', 'bench' || id, total_paise,
      (case payment_status when 'PENDING' then 'CREATED' when 'PAID' then 'PAID' else 'REFUNDED' end)::payment_state,
      placed_at, placed_at
    from orders where payment_method <> 'COD' and idempotency_key like 'bench %'`,
  `insert into invoices (order_id, financial_year, serial, issued_at, seller)
    select id, 'bench', row_number() over (order by placed_at), placed_at, '{}' from orders
    where shipment is not null and idempotency_key like 'bench %'`,
  `insert into refunds (id, order_id, amount_paise, state, created_at, updated_at, paid_at)
    select gen_random_uuid(), id, total_paise, case payment_status when 'REFUND_DUE' then 'DUE' else 'PAID' end::refund_state,
      placed_at, placed_at, case payment_status when 'REFUNDED' then placed_at end
    from orders where payment_status in ('REFUND_DUE', 'REFUNDED') and idempotency_key like 'bench %'`,
];
