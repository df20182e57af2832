CREATE TABLE "guardian_chat_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"chat_mode" text NOT NULL,
	"whisper_on" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardian_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guardian_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"scope" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guardian_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guardian_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"action" text NOT NULL,
	"email" text NOT NULL,
	"guardian_name" text NOT NULL,
	"method" text NOT NULL,
	"text_version" text NOT NULL,
	"chat_mode" text,
	"whisper_on" boolean,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardian_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guardian_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"user_id" integer,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"denied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guardian_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guardian_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sandbox_mails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "guardian_chat_settings" ADD CONSTRAINT "guardian_chat_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guardian_codes_scope_idx" ON "guardian_codes" USING btree ("scope","id");--> statement-breakpoint
CREATE INDEX "guardian_codes_email_idx" ON "guardian_codes" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "guardian_codes_expires_idx" ON "guardian_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "guardian_consents_user_idx" ON "guardian_consents" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "guardian_consents_email_idx" ON "guardian_consents" USING btree ("email","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_links_token_hash_key" ON "guardian_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "guardian_links_user_idx" ON "guardian_links" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "guardian_links_email_idx" ON "guardian_links" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "guardian_links_expires_idx" ON "guardian_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_sessions_token_hash_key" ON "guardian_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "guardian_sessions_expires_idx" ON "guardian_sessions" USING btree ("expires_at");