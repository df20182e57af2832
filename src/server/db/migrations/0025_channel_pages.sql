CREATE TABLE "channel_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"password_issued_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "channel_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'PREVIEW' NOT NULL,
	"rows" jsonb NOT NULL,
	"total_count" integer NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_contacts" (
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"guardian_name" text DEFAULT '' NOT NULL,
	"guardian_phone_number" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_contacts_channel_id_user_id_pk" PRIMARY KEY("channel_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "channel_group_members" (
	"channel_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "channel_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"name" text NOT NULL,
	"colour" text DEFAULT 'SEA' NOT NULL,
	"group_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_groups_channel_key" UNIQUE("id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "channel_main_pages" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"sections" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_role_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_role_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "channel_verifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"answered_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "channel_days" (
	"channel_id" integer NOT NULL,
	"day" date NOT NULL,
	"joined_count" integer NOT NULL,
	"submitter_count" integer NOT NULL,
	"submission_count" integer NOT NULL,
	"pass_count" integer NOT NULL,
	"document_count" integer NOT NULL,
	CONSTRAINT "channel_days_channel_id_day_pk" PRIMARY KEY("channel_id","day")
);
--> statement-breakpoint
CREATE TABLE "channel_member_tags" (
	"channel_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"tagged_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_member_tags_tag_id_user_id_pk" PRIMARY KEY("tag_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "channel_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_tags_channel_key" UNIQUE("id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "text_message_days" (
	"channel_id" integer NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "text_message_days_channel_id_day_pk" PRIMARY KEY("channel_id","day")
);
--> statement-breakpoint
CREATE TABLE "text_message_opt_outs" (
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_message_opt_outs_channel_id_user_id_pk" PRIMARY KEY("channel_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "text_message_wishes" (
	"channel_id" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"skipped" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_message_wishes_channel_id_sender_id_idempotency_key_pk" PRIMARY KEY("channel_id","sender_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "text_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"sender_id" integer,
	"receiver_id" integer NOT NULL,
	"nickname" text NOT NULL,
	"phone_number" text NOT NULL,
	"content" text NOT NULL,
	"sent_text" text NOT NULL,
	"purpose" text NOT NULL,
	"message_type" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"failure" text,
	"attempt_count" integer DEFAULT 0 NOT NULL,
	"gateway_ticket" text,
	"check_count" integer DEFAULT 0 NOT NULL,
	"idempotency_key" text NOT NULL,
	"resend_of" integer,
	"day" date NOT NULL,
	"scheduled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_text_behaviour" (
	"id" integer PRIMARY KEY NOT NULL,
	"behaviour" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_text_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_text_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket" text NOT NULL,
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'PREPARED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "user_reports_open_key";--> statement-breakpoint
ALTER TABLE "channel_members" ADD COLUMN "former_roles" text[];--> statement-breakpoint
ALTER TABLE "channel_members" ADD COLUMN "standing" text GENERATED ALWAYS AS (case
          when "channel_members"."roles" && '{BEN}'::text[] then 'BEN'
          when "channel_members"."roles" && '{SUSPEND}'::text[] then 'SUSPEND'
          when "channel_members"."roles" && '{ROLE_ADMIN,ROLE_CHANNEL_MASTER,MANAGER,TEACHER}'::text[] then 'STAFF'
          when "channel_members"."roles" && '{ADVANCED_LECTURER,ADVANCED,LECTURER,USER,VISITOR}'::text[] then 'MEMBER'
          when "channel_members"."roles" && '{PENDING}'::text[] then 'PENDING'
          else 'OUTSIDE' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "user_reports" ADD COLUMN "kind" text DEFAULT 'CHAT' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_reports" ADD COLUMN "content_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_reports" ADD COLUMN "content" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_reports" ADD COLUMN "channel_id" integer;--> statement-breakpoint
ALTER TABLE "channel_accounts" ADD CONSTRAINT "channel_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_accounts" ADD CONSTRAINT "channel_accounts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_imports" ADD CONSTRAINT "channel_imports_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_contacts" ADD CONSTRAINT "channel_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_contacts" ADD CONSTRAINT "channel_contacts_member_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_group_members" ADD CONSTRAINT "channel_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_group_members" ADD CONSTRAINT "channel_group_members_group_fk" FOREIGN KEY ("group_id","channel_id") REFERENCES "public"."channel_groups"("id","channel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_group_members" ADD CONSTRAINT "channel_group_members_member_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_groups" ADD CONSTRAINT "channel_groups_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_main_pages" ADD CONSTRAINT "channel_main_pages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_main_pages" ADD CONSTRAINT "channel_main_pages_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_role_changes" ADD CONSTRAINT "channel_role_changes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_verifications" ADD CONSTRAINT "channel_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_verifications" ADD CONSTRAINT "channel_verifications_member_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_days" ADD CONSTRAINT "channel_days_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_member_tags" ADD CONSTRAINT "channel_member_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_member_tags" ADD CONSTRAINT "channel_member_tags_tag_fk" FOREIGN KEY ("tag_id","channel_id") REFERENCES "public"."channel_tags"("id","channel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_member_tags" ADD CONSTRAINT "channel_member_tags_member_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_tags" ADD CONSTRAINT "channel_tags_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_message_days" ADD CONSTRAINT "text_message_days_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_message_opt_outs" ADD CONSTRAINT "text_message_opt_outs_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_message_opt_outs" ADD CONSTRAINT "text_message_opt_outs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_message_wishes" ADD CONSTRAINT "text_message_wishes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_message_wishes" ADD CONSTRAINT "text_message_wishes_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_accounts_channel_idx" ON "channel_accounts" USING btree ("channel_id","user_id");--> statement-breakpoint
CREATE INDEX "channel_imports_channel_idx" ON "channel_imports" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "channel_imports_created_idx" ON "channel_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "channel_contacts_user_idx" ON "channel_contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channel_group_members_user_idx" ON "channel_group_members" USING btree ("user_id","channel_id");--> statement-breakpoint
CREATE INDEX "channel_group_members_channel_idx" ON "channel_group_members" USING btree ("channel_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_groups_name_key" ON "channel_groups" USING btree ("channel_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_groups_code_key" ON "channel_groups" USING btree ("channel_id","group_code") WHERE "channel_groups"."group_code" is not null;--> statement-breakpoint
CREATE INDEX "channel_main_pages_user_idx" ON "channel_main_pages" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "channel_role_changes_channel_idx" ON "channel_role_changes" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "channel_role_changes_created_idx" ON "channel_role_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "channel_verifications_channel_idx" ON "channel_verifications" USING btree ("channel_id","state","id");--> statement-breakpoint
CREATE INDEX "channel_verifications_user_idx" ON "channel_verifications" USING btree ("user_id","channel_id");--> statement-breakpoint
CREATE INDEX "channel_member_tags_member_idx" ON "channel_member_tags" USING btree ("channel_id","user_id");--> statement-breakpoint
CREATE INDEX "channel_member_tags_user_idx" ON "channel_member_tags" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_tags_tag_key" ON "channel_tags" USING btree ("channel_id","tag");--> statement-breakpoint
CREATE INDEX "text_message_opt_outs_user_idx" ON "text_message_opt_outs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "text_message_wishes_sender_idx" ON "text_message_wishes" USING btree ("sender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "text_messages_wish_key" ON "text_messages" USING btree ("channel_id","sender_id","idempotency_key","receiver_id");--> statement-breakpoint
CREATE UNIQUE INDEX "text_messages_resend_key" ON "text_messages" USING btree ("resend_of") WHERE "text_messages"."resend_of" is not null;--> statement-breakpoint
CREATE INDEX "text_messages_channel_idx" ON "text_messages" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "text_messages_state_idx" ON "text_messages" USING btree ("channel_id","state","id");--> statement-breakpoint
CREATE INDEX "text_messages_receiver_idx" ON "text_messages" USING btree ("receiver_id","channel_id","day");--> statement-breakpoint
CREATE INDEX "text_messages_sender_idx" ON "text_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_text_messages_ticket_key" ON "sandbox_text_messages" USING btree ("ticket");--> statement-breakpoint
CREATE INDEX "sandbox_text_messages_state_idx" ON "sandbox_text_messages" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "channel_members_joined_idx" ON "channel_members" USING btree ("channel_id","joined_at");--> statement-breakpoint
CREATE INDEX "channel_members_standing_idx" ON "channel_members" USING btree ("channel_id","standing","nickname","user_id");--> statement-breakpoint
CREATE INDEX "channel_members_active_idx" ON "channel_members" USING btree ("channel_id","nickname","user_id") WHERE "channel_members"."standing" in ('STAFF', 'MEMBER');--> statement-breakpoint
CREATE INDEX "content_checks_at_idx" ON "content_checks" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "submissions_created_idx" ON "submissions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_reports_channel_idx" ON "user_reports" USING btree ("channel_id","state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_reports_open_key" ON "user_reports" USING btree ("reporter_id","reported_user_id","kind","content_id") WHERE "user_reports"."state" = 'OPEN';