ALTER TABLE "guardian_codes" ADD COLUMN "phone_hash" text;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD COLUMN "phone_hash" text;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD COLUMN "guardian_session_id" integer;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_guardian_session_id_guardian_sessions_id_fk" FOREIGN KEY ("guardian_session_id") REFERENCES "public"."guardian_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guardian_codes_phone_idx" ON "guardian_codes" USING btree ("phone_hash","created_at");--> statement-breakpoint
CREATE INDEX "guardian_consents_phone_idx" ON "guardian_consents" USING btree ("phone_hash","user_id");--> statement-breakpoint
CREATE INDEX "identity_verifications_session_idx" ON "identity_verifications" USING btree ("guardian_session_id","id");--> statement-breakpoint
CREATE INDEX "identity_verifications_ci_idx" ON "identity_verifications" USING btree ("ci_hash");