-- Points that expired earlier stand among the cancelled ones too, as those that expire from now on.
INSERT INTO "bv_entries" ("id", "user_id", "order_id", "points_group", "type", "points", "reason", "created_at")
SELECT gen_random_uuid(), "user_id", "order_id", 'CANCELLED', 'CREDIT', "points", "reason", "created_at"
FROM "bv_entries"
WHERE "points_group" = 'CONFIRMED' AND "type" = 'DEBIT' AND "reason" LIKE 'Points of order % expired'
ON CONFLICT ("order_id", "points_group", "type")
DO UPDATE SET "points" = "bv_entries"."points" + excluded."points", "reason" = excluded."reason";
