CREATE TABLE "channel_codes" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"channel_code" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"is_given" boolean NOT NULL,
	"version" integer NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_class_infos" (
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"content_type" text NOT NULL,
	"content_id" integer NOT NULL,
	"phone_number" text NOT NULL,
	"first_registration_date" timestamp with time zone NOT NULL,
	"subject" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_class_infos_channel_id_user_id_content_type_content_id_pk" PRIMARY KEY("channel_id","user_id","content_type","content_id")
);
--> statement-breakpoint
ALTER TABLE "channel_members" ADD COLUMN "phone_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_members" ADD COLUMN "marketing_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_members" ADD COLUMN "channel_personal_information_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "plan" text DEFAULT 'FREE' NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "flag_colour" text DEFAULT 'SEA' NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "flag_emblem" text DEFAULT 'DOLPHIN' NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "introduction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "plugins" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "links" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "business_info" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "channel_codes" ADD CONSTRAINT "channel_codes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_consents" ADD CONSTRAINT "channel_consents_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_consents" ADD CONSTRAINT "channel_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_class_infos" ADD CONSTRAINT "channel_class_infos_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_class_infos" ADD CONSTRAINT "channel_class_infos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "channel_codes_code_key" ON "channel_codes" USING btree ("channel_code");--> statement-breakpoint
CREATE INDEX "channel_consents_member_idx" ON "channel_consents" USING btree ("channel_id","user_id","id");--> statement-breakpoint
CREATE INDEX "channel_consents_user_idx" ON "channel_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channel_class_infos_user_idx" ON "channel_class_infos" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channels_super_idx" ON "channels" USING btree ("super_channel_id");--> statement-breakpoint
CREATE INDEX "channels_created_by_idx" ON "channels" USING btree ("created_by");