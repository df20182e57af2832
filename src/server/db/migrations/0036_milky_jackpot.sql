ALTER TABLE "users" ALTER COLUMN "birth_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_imports" ADD COLUMN "table" jsonb;--> statement-breakpoint
ALTER TABLE "channel_imports" ADD COLUMN "skipped" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_members" ADD COLUMN "roll_number" text DEFAULT '' NOT NULL;