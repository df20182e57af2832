CREATE TABLE "channel_owner_offers" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"offered_by" integer NOT NULL,
	"is_second" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opened_lessons" (
	"channel_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "opened_lessons_channel_id_lesson_id_pk" PRIMARY KEY("channel_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "channel_members" ADD COLUMN "member_roles" text[];--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "closed_by" integer;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "channel_owner_offers" ADD CONSTRAINT "channel_owner_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_owner_offers" ADD CONSTRAINT "channel_owner_offers_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_owner_offers" ADD CONSTRAINT "channel_owner_offers_member_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_owner_offers" ADD CONSTRAINT "channel_owner_offers_owner_fk" FOREIGN KEY ("channel_id","offered_by") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_lessons" ADD CONSTRAINT "opened_lessons_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_lessons" ADD CONSTRAINT "opened_lessons_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_owner_offers_user_idx" ON "channel_owner_offers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channel_owner_offers_by_idx" ON "channel_owner_offers" USING btree ("offered_by");--> statement-breakpoint
CREATE INDEX "opened_lessons_lesson_idx" ON "opened_lessons" USING btree ("lesson_id");--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channels_closed_by_idx" ON "channels" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "channels_closed_idx" ON "channels" USING btree ("closed_at") WHERE "channels"."closed_at" is not null and "channels"."erased_at" is null;--> statement-breakpoint
INSERT INTO "opened_lessons" ("channel_id", "lesson_id", "opened_at") SELECT "channel_id", "id", "opened_at" FROM "lessons" WHERE "opened_at" IS NOT NULL AND NOT "seeded";
