CREATE TABLE "authoring_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authoring_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"author_id" integer,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"problem_id" integer,
	"published_version" integer,
	"publish_check" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authoring_drafts" ADD CONSTRAINT "authoring_drafts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authoring_drafts" ADD CONSTRAINT "authoring_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authoring_drafts" ADD CONSTRAINT "authoring_drafts_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authoring_drafts_channel_idx" ON "authoring_drafts" USING btree ("channel_id","kind","id");--> statement-breakpoint
CREATE INDEX "authoring_drafts_author_idx" ON "authoring_drafts" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "authoring_drafts_problem" ON "authoring_drafts" USING btree ("problem_id");--> statement-breakpoint
INSERT INTO "authoring_drafts" ("id", "channel_id", "author_id", "kind", "content", "version", "problem_id", "published_version", "publish_check", "updated_at")
OVERRIDING SYSTEM VALUE
SELECT "id", "channel_id", "author_id", 'PROBLEM', "content", "version", "problem_id", "published_version", CASE WHEN "publish_check" ->> 'state' <> 'RUNNING' THEN "publish_check" END, "updated_at" FROM "problem_drafts";
--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('authoring_drafts', 'id'), greatest((SELECT max("id") FROM "problem_drafts"), (SELECT max("id") FROM "stage_drafts"), 1));
--> statement-breakpoint
INSERT INTO "authoring_drafts" ("channel_id", "author_id", "kind", "content", "version", "problem_id", "published_version", "publish_check", "updated_at")
SELECT "channel_id", "author_id", 'STAGE', "content", "version", "problem_id", "published_version", CASE WHEN "publish_check" ->> 'state' <> 'RUNNING' THEN "publish_check" END, "updated_at" FROM "stage_drafts" ORDER BY "id";
