-- Those who were in the tree before it had counters. From here on sign-ups and moves keep them.
UPDATE "associates" SET "direct_count" = counted.directs, "total_count" = counted.total
FROM (
	WITH RECURSIVE above (id, level) AS (
		SELECT parent_id, 1 FROM associates WHERE parent_id IS NOT NULL
		UNION ALL
		SELECT next.parent_id, above.level + 1 FROM above
		JOIN associates AS next ON next.id = above.id AND next.parent_id IS NOT NULL
	)
	SELECT id, count(*) FILTER (WHERE level = 1) AS directs, count(*) AS total FROM above GROUP BY id
) AS counted
WHERE "associates"."id" = counted.id;
