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
ALTER TABLE "channel_members" ADD COLUMN "former_roles" text[];--> statement-breakpoint
ALTER TABLE "channel_members" ADD COLUMN "standing" text GENERATED ALWAYS AS (case
          when "channel_members"."roles" && '{BEN}'::text[] then 'BEN'
          when "channel_members"."roles" && '{SUSPEND}'::text[] then 'SUSPEND'
          when "channel_members"."roles" && '{ROLE_ADMIN,ROLE_CHANNEL_MASTER,MANAGER,TEACHER}'::text[] then 'STAFF'
          when "channel_members"."roles" && '{ADVANCED_LECTURER,ADVANCED,LECTURER,USER,VISITOR}'::text[] then 'MEMBER'
          when "channel_members"."roles" && '{PENDING}'::text[] then 'PENDING'
          else 'OUTSIDE' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_accounts" ADD CONSTRAINT "channel_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_accounts" ADD CONSTRAINT "channel_accounts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_imports" ADD CONSTRAINT "channel_imports_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_contacts" ADD CONSTRAINT "channel_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_contacts" ADD CONSTRAINT "channel_contacts_member_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_group_members" ADD CONSTRAINT "channel_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_group_members" ADD CONSTRAINT "channel_group_members_group_fk" FOREIGN KEY ("group_id","channel_id") REFERENCES "public"."channel_groups"("id","channel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_group_members" ADD CONSTRAINT "channel_group_members_member_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_groups" ADD CONSTRAINT "channel_groups_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_role_changes" ADD CONSTRAINT "channel_role_changes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_verifications" ADD CONSTRAINT "channel_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_verifications" ADD CONSTRAINT "channel_verifications_member_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_member_tags" ADD CONSTRAINT "channel_member_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_member_tags" ADD CONSTRAINT "channel_member_tags_tag_fk" FOREIGN KEY ("tag_id","channel_id") REFERENCES "public"."channel_tags"("id","channel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_member_tags" ADD CONSTRAINT "channel_member_tags_member_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_tags" ADD CONSTRAINT "channel_tags_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_accounts_channel_idx" ON "channel_accounts" USING btree ("channel_id","user_id");--> statement-breakpoint
CREATE INDEX "channel_imports_channel_idx" ON "channel_imports" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "channel_imports_created_idx" ON "channel_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "channel_contacts_user_idx" ON "channel_contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channel_group_members_user_idx" ON "channel_group_members" USING btree ("user_id","channel_id");--> statement-breakpoint
CREATE INDEX "channel_group_members_channel_idx" ON "channel_group_members" USING btree ("channel_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_groups_name_key" ON "channel_groups" USING btree ("channel_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_groups_code_key" ON "channel_groups" USING btree ("channel_id","group_code") WHERE "channel_groups"."group_code" is not null;--> statement-breakpoint
CREATE INDEX "channel_role_changes_channel_idx" ON "channel_role_changes" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "channel_role_changes_created_idx" ON "channel_role_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "channel_verifications_channel_idx" ON "channel_verifications" USING btree ("channel_id","state","id");--> statement-breakpoint
CREATE INDEX "channel_verifications_user_idx" ON "channel_verifications" USING btree ("user_id","channel_id");--> statement-breakpoint
CREATE INDEX "channel_member_tags_member_idx" ON "channel_member_tags" USING btree ("channel_id","user_id");--> statement-breakpoint
CREATE INDEX "channel_member_tags_user_idx" ON "channel_member_tags" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_tags_tag_key" ON "channel_tags" USING btree ("channel_id","tag");--> statement-breakpoint
CREATE INDEX "channel_members_standing_idx" ON "channel_members" USING btree ("channel_id","standing","nickname","user_id");--> statement-breakpoint
CREATE INDEX "channel_members_active_idx" ON "channel_members" USING btree ("channel_id","nickname","user_id") WHERE "channel_members"."standing" in ('STAFF', 'MEMBER');