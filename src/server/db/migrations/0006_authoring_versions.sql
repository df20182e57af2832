CREATE TABLE "authoring_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authoring_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"kind" text NOT NULL,
	"content_id" integer NOT NULL,
	"author_id" integer,
	"body" jsonb NOT NULL,
	"changed_fields" text[] NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"restored_from" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "authoring_versions" ADD CONSTRAINT "authoring_versions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authoring_versions" ADD CONSTRAINT "authoring_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authoring_versions_content_idx" ON "authoring_versions" USING btree ("channel_id","kind","content_id","id");--> statement-breakpoint
CREATE INDEX "authoring_versions_author_idx" ON "authoring_versions" USING btree ("author_id");