ALTER TABLE "problems" ADD COLUMN "kind" text DEFAULT 'CODE' NOT NULL;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "starter_codes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "stage" jsonb;