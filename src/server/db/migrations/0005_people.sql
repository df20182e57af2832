ALTER TABLE "user_chat_settings" ADD COLUMN "whisper_from" text DEFAULT 'FRIENDS' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "failed_sign_ins";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "locked_until";