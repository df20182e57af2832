CREATE TABLE "identity_verifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_no" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer NOT NULL,
	"guardian_link_id" integer,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"failure" text,
	"token_version_id" text NOT NULL,
	"secret" text,
	"ci_hash" text,
	"birth_date" date,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tracking_consents" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"is_given" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_guardian_link_id_guardian_links_id_fk" FOREIGN KEY ("guardian_link_id") REFERENCES "public"."guardian_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_consents" ADD CONSTRAINT "tracking_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_verifications_request_no_key" ON "identity_verifications" USING btree ("request_no");--> statement-breakpoint
CREATE INDEX "identity_verifications_user_idx" ON "identity_verifications" USING btree ("user_id","purpose","id");--> statement-breakpoint
CREATE INDEX "identity_verifications_link_idx" ON "identity_verifications" USING btree ("guardian_link_id","id");--> statement-breakpoint
CREATE INDEX "identity_verifications_expires_idx" ON "identity_verifications" USING btree ("expires_at");