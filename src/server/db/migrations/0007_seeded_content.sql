ALTER TABLE "courses" ALTER COLUMN "id" SET START WITH 1000000 RESTART;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "id" SET START WITH 1000000 RESTART;--> statement-breakpoint
ALTER TABLE "lesson_contents" ALTER COLUMN "id" SET START WITH 1000000 RESTART;--> statement-breakpoint
ALTER TABLE "lessons" ALTER COLUMN "id" SET START WITH 1000000 RESTART;--> statement-breakpoint
ALTER TABLE "problems" ALTER COLUMN "id" SET START WITH 1000000 RESTART;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "seeded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "seeded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_contents" ADD COLUMN "seeded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_contents" ADD COLUMN "removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "seeded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "channel_id" integer;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "seeded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now all of them came with the product.
UPDATE "courses" SET "seeded" = true;--> statement-breakpoint
UPDATE "documents" SET "seeded" = true;--> statement-breakpoint
UPDATE "lesson_contents" SET "seeded" = true;--> statement-breakpoint
UPDATE "problems" SET "seeded" = true;--> statement-breakpoint
UPDATE "lessons" SET "seeded" = true, "channel_id" = "courses"."channel_id" FROM "courses" WHERE "courses"."id" = "lessons"."course_id";--> statement-breakpoint
ALTER TABLE "lessons" ALTER COLUMN "channel_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;