-- What was refunded beside the reversed pieces until now. What was cancelled of an order on delivery was never collected.
UPDATE orders SET goodwill_paise = greatest(0, refunded.paise - reversed_paise + CASE WHEN payment_method = 'COD'
  THEN (SELECT coalesce(sum(amount_paise), 0) FROM reversals
    WHERE order_id = orders.id AND kind = 'CANCELLATION' AND state = 'DONE') ELSE 0 END)
FROM (SELECT order_id, sum(amount_paise) AS paise FROM refunds GROUP BY order_id) AS refunded
WHERE refunded.order_id = orders.id AND orders.status <> 'CANCELLED';
--> statement-breakpoint
-- Each change of an order adds what it changes of the figures of its day, in its transaction: a row of its own, so that no
-- order waits for another one.
-- As text: a database that runs all migrations at once cannot use the newer statuses of payments yet.
CREATE FUNCTION has_figures(status order_status, payment payment_status) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT status <> 'CANCELLED' AND payment::text NOT IN ('PENDING', 'CANCELLED') $$;
--> statement-breakpoint
CREATE FUNCTION day_in_india(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (at AT TIME ZONE 'Asia/Kolkata')::date $$;
--> statement-breakpoint
-- What a line of an order costs without its reversed pieces and their share of the discount; paise.
CREATE FUNCTION line_revenue(line order_items) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT line.price_paise::bigint * (line.quantity - line.reversed_quantity)
    - (line.discount_paise - line.discount_paise * line.reversed_quantity / line.quantity) $$;
--> statement-breakpoint
CREATE FUNCTION add_order_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_figures (day, orders, revenue_paise, points)
  SELECT day_in_india(placed_at), count(*),
    sum(total_paise - reversed_paise - goodwill_paise), sum(points - reversed_points)
  FROM added WHERE has_figures(status, payment_status) GROUP BY 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION change_order_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_figures (day, orders, revenue_paise, points)
  SELECT day_in_india(placed_at), sum(sign),
    sum(sign * (total_paise - reversed_paise - goodwill_paise)), sum(sign * (points - reversed_points))
  FROM (SELECT 1 AS sign, * FROM after UNION ALL SELECT -1, * FROM before) AS both_rows
  WHERE has_figures(status, payment_status)
  GROUP BY 1
  HAVING sum(sign) <> 0 OR sum(sign * (total_paise - reversed_paise - goodwill_paise)) <> 0
    OR sum(sign * (points - reversed_points)) <> 0;

  -- Products change only with orders that begin or cease to count.
  INSERT INTO product_figures (day, product_id, pieces, revenue_paise)
  SELECT day_in_india(placed_at), product_id,
    sum(sign * (quantity - reversed_quantity)), sum(sign * line_revenue(order_items))
  FROM (
    SELECT after.id, after.placed_at,
      CASE WHEN has_figures(after.status, after.payment_status) THEN 1 ELSE -1 END AS sign
    FROM after JOIN before USING (id)
    WHERE has_figures(after.status, after.payment_status) <> has_figures(before.status, before.payment_status)
  ) AS turned JOIN order_items ON order_items.order_id = turned.id
  WHERE quantity > reversed_quantity
  GROUP BY 1, 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION add_product_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_figures (day, product_id, pieces, revenue_paise)
  SELECT day_in_india(placed_at), product_id,
    sum(quantity - reversed_quantity), sum(line_revenue(added::order_items))
  FROM added JOIN orders ON orders.id = added.order_id
  WHERE has_figures(status, payment_status)
  GROUP BY 1, 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION change_product_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_figures (day, product_id, pieces, revenue_paise)
  SELECT day_in_india(placed_at), product_id, sum(sign * pieces), sum(sign * revenue)
  FROM (
    SELECT 1 AS sign, order_id, product_id, quantity - reversed_quantity AS pieces,
      line_revenue(after::order_items) AS revenue FROM after
    UNION ALL
    SELECT -1, order_id, product_id, quantity - reversed_quantity, line_revenue(before::order_items) FROM before
  ) AS lines JOIN orders ON orders.id = lines.order_id
  WHERE has_figures(status, payment_status)
  GROUP BY 1, 2
  HAVING sum(sign * pieces) <> 0 OR sum(sign * revenue) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_add_figures AFTER INSERT ON orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_order_figures();
--> statement-breakpoint
CREATE TRIGGER orders_change_figures AFTER UPDATE ON orders REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION change_order_figures();
--> statement-breakpoint
CREATE TRIGGER order_items_add_figures AFTER INSERT ON order_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_product_figures();
--> statement-breakpoint
CREATE TRIGGER order_items_change_figures AFTER UPDATE ON order_items REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION change_product_figures();
--> statement-breakpoint
-- The triggers lock the orders against changes until the end, so these sums miss nothing.
INSERT INTO order_figures (day, orders, revenue_paise, points, is_sum)
SELECT day_in_india(placed_at), count(*),
  sum(total_paise - reversed_paise - goodwill_paise), sum(points - reversed_points), true
FROM orders WHERE has_figures(status, payment_status) GROUP BY 1;
--> statement-breakpoint
INSERT INTO product_figures (day, product_id, pieces, revenue_paise, is_sum)
SELECT day_in_india(placed_at), product_id,
  sum(quantity - reversed_quantity), sum(line_revenue(order_items)), true
FROM order_items JOIN orders ON orders.id = order_items.order_id
WHERE has_figures(status, payment_status) GROUP BY 1, 2;
