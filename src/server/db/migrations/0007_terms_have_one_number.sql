UPDATE "terms_versions" SET "version" = renumbered."version" FROM (
	SELECT "id", "nth", max("version") OVER (PARTITION BY "type", "channel_id")
		+ row_number() OVER (PARTITION BY "type", "channel_id", "nth" > 1 ORDER BY "version", "id") AS "version"
	FROM (
		SELECT "id", "type", "channel_id", "version",
			row_number() OVER (PARTITION BY "type", "channel_id", "version" ORDER BY "id") AS "nth"
		FROM "terms_versions"
	) AS counted
) AS renumbered
WHERE renumbered."id" = "terms_versions"."id" AND renumbered."nth" > 1;--> statement-breakpoint
DROP INDEX "terms_versions_type_idx";--> statement-breakpoint
ALTER TABLE "terms_versions" ADD CONSTRAINT "terms_versions_number" UNIQUE NULLS NOT DISTINCT("type","channel_id","version");