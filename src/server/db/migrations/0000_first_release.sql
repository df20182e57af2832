CREATE TABLE "battle_invitations" (
	"room_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "battle_invitations_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "battle_members" (
	"room_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"team_id" integer,
	"ready" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "battle_members_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "battle_ratings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"battle_count" integer DEFAULT 0 NOT NULL,
	"win_count" integer DEFAULT 0 NOT NULL,
	"reward_day" text DEFAULT '' NOT NULL,
	"reward_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "battle_results" (
	"contest_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"rank" integer NOT NULL,
	"solved" integer NOT NULL,
	"wrong" integer NOT NULL,
	"gains" jsonb NOT NULL,
	"point" integer NOT NULL,
	"exp" integer NOT NULL,
	"is_over_day" boolean NOT NULL,
	"rating_before" integer,
	"rating_after" integer,
	CONSTRAINT "battle_results_contest_id_user_id_pk" PRIMARY KEY("contest_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "battle_rooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "battle_rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"channel_id" integer NOT NULL,
	"host_id" integer,
	"password_hash" text,
	"settings" jsonb NOT NULL,
	"is_quick" boolean DEFAULT false NOT NULL,
	"is_class" boolean DEFAULT false NOT NULL,
	"tier" text,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"contest_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_reports" (
	"competition_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"content" text NOT NULL,
	"written_by" integer,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_reports_competition_id_user_id_pk" PRIMARY KEY("competition_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "competitions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"contest_id" integer NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"limit_time" integer NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"freeze_minutes" integer NOT NULL,
	"enroll_role" text NOT NULL,
	"group_ids" integer[] DEFAULT '{}' NOT NULL,
	"created_by" integer
);
--> statement-breakpoint
CREATE TABLE "contest_practices" (
	"contest_id" integer PRIMARY KEY NOT NULL,
	"of_contest_id" integer NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contest_contents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contest_id" integer NOT NULL,
	"order" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"difficulty" integer NOT NULL,
	"points" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contest_entries" (
	"submission_id" integer PRIMARY KEY NOT NULL,
	"contest_id" integer NOT NULL,
	"competition_content_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at_ms" integer NOT NULL,
	"verdict" text,
	"correct" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"fraction" double precision DEFAULT 0 NOT NULL,
	"path" jsonb
);
--> statement-breakpoint
CREATE TABLE "contest_similarities" (
	"contest_id" integer NOT NULL,
	"competition_content_id" integer NOT NULL,
	"low_user_id" integer NOT NULL,
	"high_user_id" integer NOT NULL,
	"percentage" integer NOT NULL,
	CONSTRAINT "contest_similarities_contest_id_competition_content_id_low_user_id_high_user_id_pk" PRIMARY KEY("contest_id","competition_content_id","low_user_id","high_user_id")
);
--> statement-breakpoint
CREATE TABLE "contest_users" (
	"contest_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"team_id" integer,
	"enrolled_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	CONSTRAINT "contest_users_contest_id_user_id_pk" PRIMARY KEY("contest_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"rule" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"scored_ms" integer NOT NULL,
	"paused_ms" integer DEFAULT 0 NOT NULL,
	"paused_at" timestamp with time zone,
	"freeze_from_ms" integer,
	"share_solutions" boolean NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "channel_boards" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "channel_boards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"group_id" integer,
	"read_role" text DEFAULT 'visitor' NOT NULL,
	"write_role" text DEFAULT 'generalMember' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
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
	"table" jsonb,
	"skipped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total_count" integer NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "channel_members" (
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"roles" text[] NOT NULL,
	"nickname" text NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"roll_number" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"marketing_consent" boolean DEFAULT false NOT NULL,
	"channel_personal_information_consent" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"former_roles" text[],
	"member_roles" text[],
	"standing" text GENERATED ALWAYS AS (case
          when "channel_members"."roles" && '{BEN}'::text[] then 'BEN'
          when "channel_members"."roles" && '{SUSPEND}'::text[] then 'SUSPEND'
          when "channel_members"."roles" && '{ROLE_ADMIN,ROLE_CHANNEL_MASTER,MANAGER,TEACHER}'::text[] then 'STAFF'
          when "channel_members"."roles" && '{ADVANCED_LECTURER,ADVANCED,LECTURER,USER,VISITOR}'::text[] then 'MEMBER'
          when "channel_members"."roles" && '{PENDING}'::text[] then 'PENDING'
          else 'OUTSIDE' end) STORED NOT NULL,
	CONSTRAINT "channel_members_channel_id_user_id_pk" PRIMARY KEY("channel_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_domain" text NOT NULL,
	"channel_name" text NOT NULL,
	"join_method" text DEFAULT 'IMMEDIATELY' NOT NULL,
	"dolphin_visible_state" text DEFAULT 'VISIBLE' NOT NULL,
	"super_channel_id" integer,
	"plan" text DEFAULT 'FREE' NOT NULL,
	"flag_colour" text DEFAULT 'SEA' NOT NULL,
	"flag_emblem" text DEFAULT 'DOLPHIN' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"plugins" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"business_info" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" integer,
	"erased_at" timestamp with time zone
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
CREATE TABLE "channel_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"parent_id" integer,
	"user_id" integer NOT NULL,
	"content" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone
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
CREATE TABLE "channel_owner_offers" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"offered_by" integer NOT NULL,
	"is_second" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
CREATE TABLE "channel_post_drafts" (
	"user_id" integer NOT NULL,
	"board_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_post_drafts_user_id_board_id_pk" PRIMARY KEY("user_id","board_id")
);
--> statement-breakpoint
CREATE TABLE "channel_post_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_post_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"board_id" integer NOT NULL,
	"post_id" integer,
	"user_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_post_files_size_check" CHECK ("channel_post_files"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "channel_post_views" (
	"post_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_post_views_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "channel_posts" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "channel_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"board_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"post_type" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"excerpt" text NOT NULL,
	"search_text" text NOT NULL,
	"search_keys" integer[] NOT NULL,
	"mentions" jsonb NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"report_file_count" integer DEFAULT 0 NOT NULL,
	"request_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone
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
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"coupon_reward_type" text NOT NULL,
	"reward_count" integer NOT NULL,
	"coupon_code" text NOT NULL,
	"is_downloadable" boolean NOT NULL,
	"payment_product_ids" integer[] NOT NULL,
	"minimum_amount" integer NOT NULL,
	"most_count" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "coupons_reward_count" CHECK ("coupons"."reward_count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "user_coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"state" text DEFAULT 'RECEIVED' NOT NULL,
	"held_by" text,
	"received_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "user_coupons_held" CHECK ("user_coupons"."state" <> 'HELD' or "user_coupons"."held_by" is not null),
	CONSTRAINT "user_coupons_received" CHECK ("user_coupons"."state" <> 'RECEIVED' or "user_coupons"."held_by" is null),
	CONSTRAINT "user_coupons_used" CHECK (("user_coupons"."state" = 'USED') = ("user_coupons"."used_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "book_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_key" text NOT NULL,
	"payment_id" integer NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" integer NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_entries_amount_positive" CHECK ("book_entries"."amount" > 0),
	CONSTRAINT "book_entries_two_accounts" CHECK ("book_entries"."debit" <> "book_entries"."credit")
);
--> statement-breakpoint
CREATE TABLE "payment_webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"webhook_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"payer_email" text,
	"merchant_uid" text NOT NULL,
	"imp_uid" text,
	"gateway" text NOT NULL,
	"payment_gateway_channel_id" text,
	"item_type" text NOT NULL,
	"content_id" integer,
	"product_id" integer,
	"plan_code" text,
	"channel_id" integer,
	"subscription_id" integer,
	"quantity" integer NOT NULL,
	"name" text NOT NULL,
	"list_amount" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"amount" integer NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"user_coupon_id" integer,
	"phone_number" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'READY' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"receipt_url" text DEFAULT '' NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	"told_development_at" timestamp with time zone,
	CONSTRAINT "payments_amount_adds_up" CHECK ("payments"."amount" = "payments"."list_amount" - "payments"."discount" and "payments"."amount" >= 0),
	CONSTRAINT "payments_discount_not_negative" CHECK ("payments"."discount" >= 0),
	CONSTRAINT "payments_refund_within_amount" CHECK ("payments"."refunded_amount" between 0 and "payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"cause" text NOT NULL,
	"amount" integer NOT NULL,
	"ticket_count" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'REQUESTED' NOT NULL,
	"idempotency_key" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"by_user_id" integer,
	"by_email" text,
	"requested_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"plan_code" text NOT NULL,
	"channel_id" integer,
	"state" text DEFAULT 'ACTIVE' NOT NULL,
	"amount" integer NOT NULL,
	"billing_key" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"periods" integer DEFAULT 1 NOT NULL,
	"paid_until" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"payment_id" integer NOT NULL,
	"warned_for" timestamp with time zone,
	CONSTRAINT "subscriptions_channel_check" CHECK (("subscriptions"."plan_code" = 'CHANNEL_PRO') = ("subscriptions"."channel_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_product_infos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_product_infos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"sub_title" text DEFAULT '' NOT NULL,
	"color" text NOT NULL,
	"view_mode" text NOT NULL,
	"is_coupon_usable" boolean NOT NULL,
	"visible_state" text NOT NULL,
	"hash_key" text NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_info_id" integer NOT NULL,
	"title" text NOT NULL,
	"price" integer NOT NULL,
	"original_price" integer NOT NULL,
	"quantity" integer NOT NULL,
	"color" text NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payment_products_price" CHECK ("payment_products"."price" >= 100 and "payment_products"."original_price" >= "payment_products"."price"),
	CONSTRAINT "payment_products_quantity" CHECK ("payment_products"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "sandbox_declining_cards" (
	"billing_key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"merchant_uid" text PRIMARY KEY NOT NULL,
	"imp_uid" text NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"is_billing" boolean NOT NULL,
	"customer_uid" text NOT NULL,
	"state" text DEFAULT 'READY' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"billing_key" text,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"refund_keys" text[] DEFAULT '{}'::text[] NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "sandbox_payments_refund_within_amount" CHECK ("sandbox_payments"."refunded_amount" between 0 and "sandbox_payments"."amount")
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
CREATE TABLE "block_work_versions" (
	"user_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"version" integer NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "block_work_versions_user_id_block_id_version_pk" PRIMARY KEY("user_id","block_id","version")
);
--> statement-breakpoint
CREATE TABLE "block_works" (
	"user_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"source" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"handed_in_at" timestamp with time zone,
	"handed_in_source" text,
	CONSTRAINT "block_works_user_id_block_id_pk" PRIMARY KEY("user_id","block_id")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"seeded" boolean DEFAULT false NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"visible_state" text DEFAULT 'VISIBLE' NOT NULL,
	"author_id" integer,
	"source_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"toolbox" text[],
	"starter" text DEFAULT '' NOT NULL,
	"stage_problem_id" integer
);
--> statement-breakpoint
CREATE TABLE "code_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "code_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"submission_id" integer,
	"work_id" integer,
	"line" integer,
	"text" text NOT NULL,
	"author_id" integer,
	"is_answer" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "code_comments_one_code" CHECK (num_nonnulls("code_comments"."submission_id", "code_comments"."work_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "course_class_schedules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_class_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_class_id" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"teacher_id" integer,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"character" text DEFAULT 'DOLPHIN' NOT NULL,
	"level" text DEFAULT 'BEGINNER' NOT NULL,
	"theme" text DEFAULT 'SEA' NOT NULL,
	"payment_type" text DEFAULT 'POINT' NOT NULL,
	"cost" integer DEFAULT 0 NOT NULL,
	"categories" text[] DEFAULT '{}'::text[] NOT NULL,
	"intro_used" boolean DEFAULT false NOT NULL,
	"content_title" text DEFAULT '' NOT NULL,
	"course_storage_achievement_list" text[] DEFAULT '{}'::text[] NOT NULL,
	"course_storage_subject_list" text[] DEFAULT '{}'::text[] NOT NULL,
	"course_storage_good_people_list" text[] DEFAULT '{}'::text[] NOT NULL,
	"prerequisite_knowledge_list" text[] DEFAULT '{}'::text[] NOT NULL,
	"closing_content" text DEFAULT '' NOT NULL,
	"visible_state" text DEFAULT 'VISIBLE' NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"seeded" boolean DEFAULT false NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"visible_state" text DEFAULT 'VISIBLE' NOT NULL,
	"author_id" integer,
	"source_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"intro_used" boolean DEFAULT false NOT NULL,
	"content_title" text DEFAULT '' NOT NULL,
	"course_storage_achievement_list" text[] DEFAULT '{}'::text[] NOT NULL,
	"course_storage_subject_list" text[] DEFAULT '{}'::text[] NOT NULL,
	"course_storage_good_people_list" text[] DEFAULT '{}'::text[] NOT NULL,
	"prerequisite_knowledge_list" text[] DEFAULT '{}'::text[] NOT NULL,
	"closing_content" text DEFAULT '' NOT NULL,
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"character" text DEFAULT 'DOLPHIN' NOT NULL,
	"level" text DEFAULT 'BEGINNER' NOT NULL,
	"theme" text DEFAULT 'SEA' NOT NULL,
	"order_no" integer NOT NULL,
	"in_order" boolean DEFAULT false NOT NULL,
	"enrolment_required" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_reads" (
	"document_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"read_count" integer DEFAULT 1 NOT NULL,
	"first_read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_reads_document_id_user_id_pk" PRIMARY KEY("document_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"seeded" boolean DEFAULT false NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"visible_state" text DEFAULT 'VISIBLE' NOT NULL,
	"author_id" integer,
	"source_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"document_type" text DEFAULT 'MARKDOWN' NOT NULL,
	"content" text NOT NULL,
	"file_id" integer
);
--> statement-breakpoint
CREATE TABLE "draft_versions" (
	"user_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_versions_user_id_problem_id_language_version_pk" PRIMARY KEY("user_id","problem_id","language","version")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_user_id_problem_id_language_pk" PRIMARY KEY("user_id","problem_id","language")
);
--> statement-breakpoint
CREATE TABLE "course_class_enrolments" (
	"course_class_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"points_paid" integer DEFAULT 0 NOT NULL,
	"by_plan" boolean DEFAULT false NOT NULL,
	"enrolled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_class_enrolments_course_class_id_user_id_pk" PRIMARY KEY("course_class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "worksheet_enrolments" (
	"worksheet_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"points_paid" integer DEFAULT 0 NOT NULL,
	"by_plan" boolean DEFAULT false NOT NULL,
	"enrolled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "worksheet_enrolments_worksheet_id_user_id_pk" PRIMARY KEY("worksheet_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "homework_works" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homework_works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"homework_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"try_number" integer NOT NULL,
	"state" text NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	"language" text,
	"source" text,
	"submission_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"feedback_by" integer,
	"feedback_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "homeworks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homeworks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"lesson_id" integer NOT NULL,
	"content_on_lesson_id" integer,
	"content_type" text,
	"content_id" integer DEFAULT 0 NOT NULL,
	"target_type" text NOT NULL,
	"group_id" integer,
	"tag_id" integer,
	"user_ids" integer[] DEFAULT '{}' NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"told_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"nudged_at" timestamp with time zone,
	"removed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_contents" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "lesson_contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"seeded" boolean DEFAULT false NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"lesson_id" integer NOT NULL,
	"content_type" text NOT NULL,
	"content_id" integer NOT NULL,
	"title" text NOT NULL,
	"character" text DEFAULT 'DOLPHIN' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"order_no" integer NOT NULL,
	"page_key" text
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"seeded" boolean DEFAULT false NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"channel_id" integer NOT NULL,
	"course_id" integer,
	"worksheet_id" integer,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"section_title" text DEFAULT '' NOT NULL,
	"order_no" integer NOT NULL,
	"opened_at" timestamp with time zone,
	"page_key" text,
	CONSTRAINT "lessons_one_parent" CHECK (("lessons"."course_id" is null) <> ("lessons"."worksheet_id" is null))
);
--> statement-breakpoint
CREATE TABLE "member_reports" (
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"words" text NOT NULL,
	"author_id" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_reports_channel_id_user_id_pk" PRIMARY KEY("channel_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "opened_lessons" (
	"channel_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "opened_lessons_channel_id_lesson_id_pk" PRIMARY KEY("channel_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "own_cases" (
	"user_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"case_list" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_cases_user_id_problem_id_pk" PRIMARY KEY("user_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "problem_ai_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problem_ai_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"level" integer NOT NULL,
	"language" text NOT NULL,
	"case_count" integer NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"draft_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problem_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problem_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"author_id" integer,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"problem_id" integer,
	"published_version" integer,
	"publish_check" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problem_cases" (
	"problem_id" integer NOT NULL,
	"case_number" integer NOT NULL,
	"input" text NOT NULL,
	"expected" text NOT NULL,
	"hidden" boolean NOT NULL,
	CONSTRAINT "problem_cases_problem_id_case_number_pk" PRIMARY KEY("problem_id","case_number")
);
--> statement-breakpoint
CREATE TABLE "problems" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"seeded" boolean DEFAULT false NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"visible_state" text DEFAULT 'VISIBLE' NOT NULL,
	"author_id" integer,
	"source_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"difficulty" integer DEFAULT 1 NOT NULL,
	"kind" text DEFAULT 'CODE' NOT NULL,
	"starter_codes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"toolbox" text[],
	"stage" jsonb,
	"object" jsonb,
	"time_limit_ms" integer NOT NULL,
	"memory_limit_bytes" integer NOT NULL,
	"output_limit_bytes" integer NOT NULL,
	"checker" jsonb NOT NULL,
	"subtasks" jsonb,
	"hints" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_checks" (
	"user_id" integer NOT NULL,
	"content_on_lesson_id" integer NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_checks_user_id_content_on_lesson_id_pk" PRIMARY KEY("user_id","content_on_lesson_id")
);
--> statement-breakpoint
CREATE TABLE "problem_progress" (
	"user_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"success" boolean DEFAULT false NOT NULL,
	"submission_count" integer DEFAULT 0 NOT NULL,
	"reset_version" integer DEFAULT 0 NOT NULL,
	"first_success_at" timestamp with time zone,
	CONSTRAINT "problem_progress_user_id_problem_id_pk" PRIMARY KEY("user_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "video_watches" (
	"user_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"ranges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seconds_watched" real DEFAULT 0 NOT NULL,
	"position" real DEFAULT 0 NOT NULL,
	"counted_until" timestamp with time zone NOT NULL,
	"open_count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "video_watches_user_id_video_id_pk" PRIMARY KEY("user_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "raised_hands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "raised_hands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"content_on_lesson_id" integer,
	"raised_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"helped_by" integer
);
--> statement-breakpoint
CREATE TABLE "stage_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stage_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"author_id" integer,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"problem_id" integer,
	"published_version" integer,
	"publish_check" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stage_runs" (
	"user_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"step_count" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"solved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stage_runs_user_id_problem_id_pk" PRIMARY KEY("user_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "stage_stars" (
	"user_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"few_blocks" boolean NOT NULL,
	"few_steps" boolean NOT NULL,
	"best_blocks" integer NOT NULL,
	"best_steps" integer NOT NULL,
	"solved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stage_stars_user_id_problem_id_pk" PRIMARY KEY("user_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "judge_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "judge_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"priority" text NOT NULL,
	"round" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_after" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_by" integer,
	"cases_done" integer DEFAULT 0 NOT NULL,
	"requested_by" integer
);
--> statement-breakpoint
CREATE TABLE "judge_usage" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"used_ms" double precision NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submission_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"verdict" text NOT NULL,
	"cases" jsonb NOT NULL,
	"passed_count" integer NOT NULL,
	"score" integer,
	"error_message" text,
	"error_line" integer,
	"error_block_id" text,
	"reset_version" integer NOT NULL,
	"judged_at" timestamp with time zone,
	"replaced_at" timestamp with time zone NOT NULL,
	"requested_by" integer
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"client_key" uuid NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"verdict" text,
	"cases" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"passed_count" integer DEFAULT 0 NOT NULL,
	"score" integer,
	"error_message" text,
	"error_line" integer,
	"error_block_id" text,
	"stage" jsonb,
	"reset_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"judged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"seeded" boolean DEFAULT false NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"visible_state" text DEFAULT 'VISIBLE' NOT NULL,
	"author_id" integer,
	"source_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"video_type" text DEFAULT 'FILE' NOT NULL,
	"video_url" text DEFAULT '' NOT NULL,
	"video_storage_id" integer,
	"video_time" integer DEFAULT 0 NOT NULL,
	"captions" text DEFAULT '' NOT NULL,
	"demo_key" text
);
--> statement-breakpoint
CREATE TABLE "video_storages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "video_storages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"owner_id" integer,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"upload_id" text,
	"source_key" text,
	"original_name" text DEFAULT '' NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"source_type" text,
	"failure" text,
	"percent" integer DEFAULT 0 NOT NULL,
	"video_key" text,
	"poster_key" text,
	"video_time" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worksheets" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "worksheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"seeded" boolean DEFAULT false NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"visible_state" text DEFAULT 'VISIBLE' NOT NULL,
	"author_id" integer,
	"source_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"character" text DEFAULT 'CRAB' NOT NULL,
	"level" text DEFAULT 'BEGINNER' NOT NULL,
	"payment_type" text DEFAULT 'FREE' NOT NULL,
	"cost" integer DEFAULT 0 NOT NULL,
	"order_no" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"login_name" text NOT NULL,
	"nickname" text NOT NULL,
	"nickname_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"email" text,
	"name" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"birth_date" date,
	"gender" text DEFAULT 'NOT_SELECTED' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"portrait" text DEFAULT '' NOT NULL,
	"verified_state" text DEFAULT 'UNVERIFIED' NOT NULL,
	"guardian_consent" text DEFAULT 'NOT_NEEDED' NOT NULL,
	"signup_path" text DEFAULT 'DOLPHIN' NOT NULL,
	"extra_info_at" timestamp with time zone,
	"look_chosen_at" timestamp with time zone,
	"music_on" boolean DEFAULT true NOT NULL,
	"deletion_requested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_notices" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "board_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"seeded" boolean DEFAULT false NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_chat_settings" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"chat_mode" text NOT NULL,
	"whisper_on" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardian_chat_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"chat_mode" text NOT NULL,
	"whisper_on" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_chat_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"chat_mode" text NOT NULL,
	"whisper_on" boolean NOT NULL,
	"whisper_from" text DEFAULT 'FRIENDS' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_mutes" (
	"user_id" integer NOT NULL,
	"muted_user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_mutes_user_id_muted_user_id_pk" PRIMARY KEY("user_id","muted_user_id")
);
--> statement-breakpoint
CREATE TABLE "whispers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "whispers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sender_id" integer NOT NULL,
	"receiver_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "credential_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credential_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"former_email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"download_name" text,
	"attached" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "friend_gifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "friend_gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sender_id" integer NOT NULL,
	"receiver_id" integer NOT NULL,
	"day" text NOT NULL,
	"point" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "friendships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "friendships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"low_user_id" integer NOT NULL,
	"high_user_id" integer NOT NULL,
	"requester_id" integer NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "friendships_order" CHECK ("friendships"."low_user_id" < "friendships"."high_user_id")
);
--> statement-breakpoint
CREATE TABLE "guardian_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guardian_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"scope" text NOT NULL,
	"code_hash" text NOT NULL,
	"phone_hash" text,
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
	"phone_hash" text,
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
CREATE TABLE "identity_verifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_no" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer NOT NULL,
	"guardian_link_id" integer,
	"guardian_session_id" integer,
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
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"action" text NOT NULL,
	"target_user_id" integer NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_sanctions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_sanctions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"muted_until" timestamp with time zone,
	"report_id" integer,
	"given_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_blocks" (
	"user_id" integer NOT NULL,
	"blocked_user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_blocks_user_id_blocked_user_id_pk" PRIMARY KEY("user_id","blocked_user_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"notification_type" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"subject_id" integer,
	"channel_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reporter_id" integer NOT NULL,
	"reported_user_id" integer NOT NULL,
	"kind" text DEFAULT 'CHAT' NOT NULL,
	"content_id" integer DEFAULT 0 NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"channel_id" integer,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" integer
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_resets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"family_id" uuid NOT NULL,
	"parent_id" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "terms_agreements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"version" integer NOT NULL,
	"channel_id" integer,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_versions" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "terms_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"seeded" boolean DEFAULT false NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"type" text NOT NULL,
	"version" integer NOT NULL,
	"channel_id" integer,
	"sections" jsonb NOT NULL,
	"effective_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_consents" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"is_given" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_schedule_dates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_schedule_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"schedule_type" text NOT NULL,
	"start_day_of_the_week" text,
	"start_date" date,
	"start_time" integer NOT NULL,
	"end_time" integer NOT NULL,
	"schedule_date_state" text NOT NULL,
	CONSTRAINT "user_schedule_dates_day" UNIQUE("user_id","start_day_of_the_week","start_time"),
	CONSTRAINT "user_schedule_dates_date" UNIQUE("user_id","start_date","start_time"),
	CONSTRAINT "user_schedule_dates_type" CHECK (("user_schedule_dates"."schedule_type" = 'DAY') = ("user_schedule_dates"."start_day_of_the_week" is not null) and ("user_schedule_dates"."schedule_type" = 'DATE') = ("user_schedule_dates"."start_date" is not null)),
	CONSTRAINT "user_schedule_dates_slot" CHECK ("user_schedule_dates"."start_time" between 0 and 1380 and "user_schedule_dates"."start_time" % 60 = 0 and "user_schedule_dates"."end_time" = "user_schedule_dates"."start_time" + 60)
);
--> statement-breakpoint
CREATE TABLE "registration_dates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registration_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer,
	"user_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"ticket_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"registration_state" text DEFAULT 'RESERVED' NOT NULL,
	"progress_state" text DEFAULT 'READY' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reminded_day_for" timestamp with time zone,
	"reminded_soon_for" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_by" integer,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registration_options" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"reminds_day_before" boolean DEFAULT true NOT NULL,
	"reminds_soon" boolean DEFAULT true NOT NULL,
	"meeting_type" text,
	"meeting_url" text,
	"asked_guardian_at" timestamp with time zone,
	"calendar_key_hash" text
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"content_type" text NOT NULL,
	"content_id" integer NOT NULL,
	"meeting_type" text NOT NULL,
	"meeting_url" text NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meetings_content_type_content_id_pk" PRIMARY KEY("content_type","content_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_histories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_histories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"ticket_state" text NOT NULL,
	"by_user_id" integer,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"payment_id" integer,
	"issued_by" integer,
	"payment_product_id" integer,
	"ticket_state" text DEFAULT 'AVAILABLE' NOT NULL,
	"content_type" text,
	"content_id" integer,
	"content_title" text DEFAULT '' NOT NULL,
	"channel_id" integer NOT NULL,
	"is_for_every_teacher" boolean DEFAULT false NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_for_every_teacher" CHECK (not "tickets"."is_for_every_teacher" or "tickets"."channel_id" = 1)
);
--> statement-breakpoint
CREATE TABLE "equipped_items" (
	"user_id" integer NOT NULL,
	"category" text NOT NULL,
	"item_id" integer NOT NULL,
	CONSTRAINT "equipped_items_user_id_category_pk" PRIMARY KEY("user_id","category")
);
--> statement-breakpoint
CREATE TABLE "user_certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"certificate_id" integer,
	"award_key" text,
	"lines" text[],
	"nickname" text NOT NULL,
	"title" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_certificates_kind_check" CHECK (num_nonnulls("user_certificates"."certificate_id", "user_certificates"."award_key") = 1)
);
--> statement-breakpoint
CREATE TABLE "character_positions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"map_id" integer NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"facing" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_object_programs" (
	"user_id" integer NOT NULL,
	"object_id" integer NOT NULL,
	"submission_id" integer NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"acts" jsonb NOT NULL,
	"duration_ms" integer NOT NULL,
	"is_shared" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "code_object_programs_user_id_object_id_pk" PRIMARY KEY("user_id","object_id")
);
--> statement-breakpoint
CREATE TABLE "collected_shells" (
	"user_id" integer NOT NULL,
	"day" text NOT NULL,
	"map_id" integer NOT NULL,
	"shell_id" integer NOT NULL,
	"kind" text,
	"collected_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collected_shells_user_id_day_map_id_shell_id_pk" PRIMARY KEY("user_id","day","map_id","shell_id")
);
--> statement-breakpoint
CREATE TABLE "found_secrets" (
	"user_id" integer NOT NULL,
	"map_id" integer NOT NULL,
	"secret_id" integer NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "found_secrets_user_id_map_id_secret_id_pk" PRIMARY KEY("user_id","map_id","secret_id")
);
--> statement-breakpoint
CREATE TABLE "collection_finds" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ref_id" integer NOT NULL,
	"map_id" integer NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_finds_user_id_kind_ref_id_pk" PRIMARY KEY("user_id","kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "collection_seen" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"seen_until" timestamp with time zone NOT NULL,
	CONSTRAINT "collection_seen_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"ref_id" integer DEFAULT 0 NOT NULL,
	"reason_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"point" integer DEFAULT 0 NOT NULL,
	"exp" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "wallets_point_not_negative" CHECK ("wallets"."point" >= 0),
	CONSTRAINT "wallets_exp_not_negative" CHECK ("wallets"."exp" >= 0)
);
--> statement-breakpoint
CREATE TABLE "opened_gates" (
	"user_id" integer NOT NULL,
	"day" text NOT NULL,
	"map_id" integer NOT NULL,
	"gate_id" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opened_gates_user_id_day_map_id_gate_id_pk" PRIMARY KEY("user_id","day","map_id","gate_id")
);
--> statement-breakpoint
CREATE TABLE "furniture_purchases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "furniture_purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"furniture_key" text NOT NULL,
	"client_key" uuid NOT NULL,
	"price" integer NOT NULL,
	"bought_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guestbook_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guestbook_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"home_user_id" integer NOT NULL,
	"writer_id" integer NOT NULL,
	"phrase_id" integer NOT NULL,
	"day" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "home_greetings" (
	"home_user_id" integer NOT NULL,
	"visitor_id" integer NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "home_greetings_home_user_id_day_visitor_id_pk" PRIMARY KEY("home_user_id","day","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "homes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"pieces" jsonb,
	"door" text DEFAULT 'FRIENDS' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "homes_version_not_negative" CHECK ("homes"."version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inventory_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inventory_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"category" text NOT NULL,
	"acquired_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chosen_pets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"pet_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_object_states" (
	"user_id" integer NOT NULL,
	"object_id" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_object_states_user_id_object_id_pk" PRIMARY KEY("user_id","object_id")
);
--> statement-breakpoint
CREATE TABLE "user_quest_completions" (
	"user_id" integer NOT NULL,
	"quest_id" integer NOT NULL,
	"period" text NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_quest_completions_user_id_quest_id_period_pk" PRIMARY KEY("user_id","quest_id","period")
);
--> statement-breakpoint
CREATE TABLE "user_quest_goals" (
	"user_id" integer NOT NULL,
	"quest_id" integer NOT NULL,
	"goal_index" integer NOT NULL,
	"completed_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "user_quest_goals_user_id_quest_id_goal_index_pk" PRIMARY KEY("user_id","quest_id","goal_index")
);
--> statement-breakpoint
CREATE TABLE "user_quest_rewards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_quest_rewards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"quest_id" integer NOT NULL,
	"map_id" integer NOT NULL,
	"reward_type" text NOT NULL,
	"reward_id" integer NOT NULL,
	"reward_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_quests" (
	"user_id" integer NOT NULL,
	"quest_id" integer NOT NULL,
	"state" text NOT NULL,
	"period" text DEFAULT '' NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	"reward_seen" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_quests_user_id_quest_id_pk" PRIMARY KEY("user_id","quest_id")
);
--> statement-breakpoint
CREATE TABLE "ranking_opt_outs" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ranking_scores" (
	"user_id" integer NOT NULL,
	"period" text NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"success" integer DEFAULT 0 NOT NULL,
	"submitted_problem_count" integer DEFAULT 0 NOT NULL,
	"moved_on" text DEFAULT '' NOT NULL,
	"score_before" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ranking_scores_user_id_period_pk" PRIMARY KEY("user_id","period")
);
--> statement-breakpoint
CREATE TABLE "basket_purchases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "basket_purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"client_key" uuid NOT NULL,
	"product_ids" integer[] NOT NULL,
	"total_price" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_offer_sales" (
	"offer_id" integer NOT NULL,
	"round" text NOT NULL,
	"sold" integer NOT NULL,
	CONSTRAINT "shop_offer_sales_offer_id_round_pk" PRIMARY KEY("offer_id","round")
);
--> statement-breakpoint
CREATE TABLE "shop_offers" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "shop_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"seeded" boolean DEFAULT false NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"offer_type" text NOT NULL,
	"event_category" text,
	"product_id" integer NOT NULL,
	"price" integer NOT NULL,
	"stock" integer,
	"schedule" jsonb NOT NULL,
	CONSTRAINT "shop_offers_price_not_negative" CHECK ("shop_offers"."price" >= 0),
	CONSTRAINT "shop_offers_stock_positive" CHECK ("shop_offers"."stock" > 0)
);
--> statement-breakpoint
CREATE TABLE "wish_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wish_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_skills" (
	"user_id" integer NOT NULL,
	"skill_id" integer NOT NULL,
	"level" integer NOT NULL,
	"acquired_at" timestamp with time zone DEFAULT now() NOT NULL,
	"upgraded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_skills_user_id_skill_id_pk" PRIMARY KEY("user_id","skill_id"),
	CONSTRAINT "user_skills_level_positive" CHECK ("user_skills"."level" >= 1)
);
--> statement-breakpoint
CREATE TABLE "course_bests" (
	"user_id" integer NOT NULL,
	"map_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"version" text NOT NULL,
	"run_class" text NOT NULL,
	"ticks" integer NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_bests_user_id_map_id_course_id_version_run_class_pk" PRIMARY KEY("user_id","map_id","course_id","version","run_class")
);
--> statement-breakpoint
CREATE TABLE "course_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"map_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"version" text NOT NULL,
	"run_class" text NOT NULL,
	"day" text NOT NULL,
	"ticks" integer NOT NULL,
	"skills" jsonb NOT NULL,
	"start" jsonb NOT NULL,
	"inputs" text NOT NULL,
	"inputs_hash" text NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_titles" (
	"user_id" integer NOT NULL,
	"title_id" integer NOT NULL,
	"earned_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_titles_user_id_title_id_pk" PRIMARY KEY("user_id","title_id")
);
--> statement-breakpoint
CREATE TABLE "worn_titles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"title_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_tutorials" (
	"user_id" integer NOT NULL,
	"place" text NOT NULL,
	"result" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_tutorials_user_id_place_pk" PRIMARY KEY("user_id","place")
);
--> statement-breakpoint
ALTER TABLE "battle_invitations" ADD CONSTRAINT "battle_invitations_room_id_battle_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."battle_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_invitations" ADD CONSTRAINT "battle_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_members" ADD CONSTRAINT "battle_members_room_id_battle_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."battle_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_members" ADD CONSTRAINT "battle_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_ratings" ADD CONSTRAINT "battle_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_results" ADD CONSTRAINT "battle_results_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_results" ADD CONSTRAINT "battle_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_rooms" ADD CONSTRAINT "battle_rooms_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_rooms" ADD CONSTRAINT "battle_rooms_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_rooms" ADD CONSTRAINT "battle_rooms_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_reports" ADD CONSTRAINT "competition_reports_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_reports" ADD CONSTRAINT "competition_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_reports" ADD CONSTRAINT "competition_reports_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_practices" ADD CONSTRAINT "contest_practices_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_practices" ADD CONSTRAINT "contest_practices_of_contest_id_contests_id_fk" FOREIGN KEY ("of_contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_practices" ADD CONSTRAINT "contest_practices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_contents" ADD CONSTRAINT "contest_contents_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_contents" ADD CONSTRAINT "contest_contents_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_competition_content_id_contest_contents_id_fk" FOREIGN KEY ("competition_content_id") REFERENCES "public"."contest_contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_similarities" ADD CONSTRAINT "contest_similarities_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_similarities" ADD CONSTRAINT "contest_similarities_competition_content_id_contest_contents_id_fk" FOREIGN KEY ("competition_content_id") REFERENCES "public"."contest_contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_similarities" ADD CONSTRAINT "contest_similarities_low_user_id_users_id_fk" FOREIGN KEY ("low_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_similarities" ADD CONSTRAINT "contest_similarities_high_user_id_users_id_fk" FOREIGN KEY ("high_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_users" ADD CONSTRAINT "contest_users_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_users" ADD CONSTRAINT "contest_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_boards" ADD CONSTRAINT "channel_boards_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_accounts" ADD CONSTRAINT "channel_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_accounts" ADD CONSTRAINT "channel_accounts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_imports" ADD CONSTRAINT "channel_imports_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_codes" ADD CONSTRAINT "channel_codes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_consents" ADD CONSTRAINT "channel_consents_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_consents" ADD CONSTRAINT "channel_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_members" ADD CONSTRAINT "channel_members_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_members" ADD CONSTRAINT "channel_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_class_infos" ADD CONSTRAINT "channel_class_infos_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_class_infos" ADD CONSTRAINT "channel_class_infos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_comments" ADD CONSTRAINT "channel_comments_post_id_channel_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."channel_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_comments" ADD CONSTRAINT "channel_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_comments" ADD CONSTRAINT "channel_comments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."channel_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_contacts" ADD CONSTRAINT "channel_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_contacts" ADD CONSTRAINT "channel_contacts_member_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_group_members" ADD CONSTRAINT "channel_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_group_members" ADD CONSTRAINT "channel_group_members_group_fk" FOREIGN KEY ("group_id","channel_id") REFERENCES "public"."channel_groups"("id","channel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_group_members" ADD CONSTRAINT "channel_group_members_member_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_groups" ADD CONSTRAINT "channel_groups_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_main_pages" ADD CONSTRAINT "channel_main_pages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_main_pages" ADD CONSTRAINT "channel_main_pages_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_owner_offers" ADD CONSTRAINT "channel_owner_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_owner_offers" ADD CONSTRAINT "channel_owner_offers_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_owner_offers" ADD CONSTRAINT "channel_owner_offers_member_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_owner_offers" ADD CONSTRAINT "channel_owner_offers_owner_fk" FOREIGN KEY ("channel_id","offered_by") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_role_changes" ADD CONSTRAINT "channel_role_changes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_verifications" ADD CONSTRAINT "channel_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_verifications" ADD CONSTRAINT "channel_verifications_member_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_post_drafts" ADD CONSTRAINT "channel_post_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_post_drafts" ADD CONSTRAINT "channel_post_drafts_board_id_channel_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."channel_boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_post_files" ADD CONSTRAINT "channel_post_files_board_id_channel_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."channel_boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_post_files" ADD CONSTRAINT "channel_post_files_post_id_channel_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."channel_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_post_files" ADD CONSTRAINT "channel_post_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_post_views" ADD CONSTRAINT "channel_post_views_post_id_channel_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."channel_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_post_views" ADD CONSTRAINT "channel_post_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_posts" ADD CONSTRAINT "channel_posts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_posts" ADD CONSTRAINT "channel_posts_board_id_channel_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."channel_boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_posts" ADD CONSTRAINT "channel_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_product_infos" ADD CONSTRAINT "payment_product_infos_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_products" ADD CONSTRAINT "payment_products_product_info_id_payment_product_infos_id_fk" FOREIGN KEY ("product_info_id") REFERENCES "public"."payment_product_infos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_work_versions" ADD CONSTRAINT "block_work_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_work_versions" ADD CONSTRAINT "block_work_versions_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_works" ADD CONSTRAINT "block_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block_works" ADD CONSTRAINT "block_works_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_stage_problem_id_problems_id_fk" FOREIGN KEY ("stage_problem_id") REFERENCES "public"."problems"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_work_id_homework_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."homework_works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_class_schedules" ADD CONSTRAINT "course_class_schedules_course_class_id_course_classes_id_fk" FOREIGN KEY ("course_class_id") REFERENCES "public"."course_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_classes" ADD CONSTRAINT "course_classes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_classes" ADD CONSTRAINT "course_classes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_classes" ADD CONSTRAINT "course_classes_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pictures" ADD CONSTRAINT "document_pictures_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pictures" ADD CONSTRAINT "document_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_reads" ADD CONSTRAINT "document_reads_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_reads" ADD CONSTRAINT "document_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_versions" ADD CONSTRAINT "draft_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_versions" ADD CONSTRAINT "draft_versions_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_class_enrolments" ADD CONSTRAINT "course_class_enrolments_course_class_id_course_classes_id_fk" FOREIGN KEY ("course_class_id") REFERENCES "public"."course_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_class_enrolments" ADD CONSTRAINT "course_class_enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_class_enrolments" ADD CONSTRAINT "course_class_enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_enrolments" ADD CONSTRAINT "worksheet_enrolments_worksheet_id_worksheets_id_fk" FOREIGN KEY ("worksheet_id") REFERENCES "public"."worksheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_enrolments" ADD CONSTRAINT "worksheet_enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_feedback_by_users_id_fk" FOREIGN KEY ("feedback_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_content_on_lesson_id_lesson_contents_id_fk" FOREIGN KEY ("content_on_lesson_id") REFERENCES "public"."lesson_contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_group_id_channel_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."channel_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_tag_id_channel_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."channel_tags"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_contents" ADD CONSTRAINT "lesson_contents_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_worksheet_id_worksheets_id_fk" FOREIGN KEY ("worksheet_id") REFERENCES "public"."worksheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reports" ADD CONSTRAINT "member_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reports" ADD CONSTRAINT "member_reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reports" ADD CONSTRAINT "member_reports_member_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_lessons" ADD CONSTRAINT "opened_lessons_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_lessons" ADD CONSTRAINT "opened_lessons_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_cases" ADD CONSTRAINT "own_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_cases" ADD CONSTRAINT "own_cases_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_ai_requests" ADD CONSTRAINT "problem_ai_requests_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_ai_requests" ADD CONSTRAINT "problem_ai_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_ai_requests" ADD CONSTRAINT "problem_ai_requests_draft_id_problem_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."problem_drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_drafts" ADD CONSTRAINT "problem_drafts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_drafts" ADD CONSTRAINT "problem_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_drafts" ADD CONSTRAINT "problem_drafts_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_cases" ADD CONSTRAINT "problem_cases_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_checks" ADD CONSTRAINT "content_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_checks" ADD CONSTRAINT "content_checks_content_on_lesson_id_lesson_contents_id_fk" FOREIGN KEY ("content_on_lesson_id") REFERENCES "public"."lesson_contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_progress" ADD CONSTRAINT "problem_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_progress" ADD CONSTRAINT "problem_progress_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_watches" ADD CONSTRAINT "video_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_watches" ADD CONSTRAINT "video_watches_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raised_hands" ADD CONSTRAINT "raised_hands_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raised_hands" ADD CONSTRAINT "raised_hands_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raised_hands" ADD CONSTRAINT "raised_hands_content_on_lesson_id_lesson_contents_id_fk" FOREIGN KEY ("content_on_lesson_id") REFERENCES "public"."lesson_contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raised_hands" ADD CONSTRAINT "raised_hands_helped_by_users_id_fk" FOREIGN KEY ("helped_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_drafts" ADD CONSTRAINT "stage_drafts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_drafts" ADD CONSTRAINT "stage_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_drafts" ADD CONSTRAINT "stage_drafts_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_runs" ADD CONSTRAINT "stage_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_runs" ADD CONSTRAINT "stage_runs_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_stars" ADD CONSTRAINT "stage_stars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_stars" ADD CONSTRAINT "stage_stars_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_jobs" ADD CONSTRAINT "judge_jobs_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_jobs" ADD CONSTRAINT "judge_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_jobs" ADD CONSTRAINT "judge_jobs_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_usage" ADD CONSTRAINT "judge_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_history" ADD CONSTRAINT "submission_history_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_history" ADD CONSTRAINT "submission_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_history" ADD CONSTRAINT "submission_history_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_video_storage_id_video_storages_id_fk" FOREIGN KEY ("video_storage_id") REFERENCES "public"."video_storages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_storages" ADD CONSTRAINT "video_storages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_storages" ADD CONSTRAINT "video_storages_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheets" ADD CONSTRAINT "worksheets_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheets" ADD CONSTRAINT "worksheets_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_chat_settings" ADD CONSTRAINT "channel_chat_settings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_chat_settings" ADD CONSTRAINT "guardian_chat_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_chat_settings" ADD CONSTRAINT "user_chat_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_mutes" ADD CONSTRAINT "user_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_mutes" ADD CONSTRAINT "user_mutes_muted_user_id_users_id_fk" FOREIGN KEY ("muted_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whispers" ADD CONSTRAINT "whispers_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whispers" ADD CONSTRAINT "whispers_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_changes" ADD CONSTRAINT "credential_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_gifts" ADD CONSTRAINT "friend_gifts_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_gifts" ADD CONSTRAINT "friend_gifts_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_low_user_id_users_id_fk" FOREIGN KEY ("low_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_high_user_id_users_id_fk" FOREIGN KEY ("high_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_guardian_link_id_guardian_links_id_fk" FOREIGN KEY ("guardian_link_id") REFERENCES "public"."guardian_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_guardian_session_id_guardian_sessions_id_fk" FOREIGN KEY ("guardian_session_id") REFERENCES "public"."guardian_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sanctions" ADD CONSTRAINT "chat_sanctions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_blocked_user_id_users_id_fk" FOREIGN KEY ("blocked_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_reported_user_id_users_id_fk" FOREIGN KEY ("reported_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_sessions" ADD CONSTRAINT "refresh_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_agreements" ADD CONSTRAINT "terms_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_versions" ADD CONSTRAINT "terms_versions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_consents" ADD CONSTRAINT "tracking_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_schedule_dates" ADD CONSTRAINT "user_schedule_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_dates" ADD CONSTRAINT "registration_dates_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_dates" ADD CONSTRAINT "registration_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_dates" ADD CONSTRAINT "registration_dates_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_dates" ADD CONSTRAINT "registration_dates_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_dates" ADD CONSTRAINT "registration_dates_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_options" ADD CONSTRAINT "registration_options_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_histories" ADD CONSTRAINT "ticket_histories_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_histories" ADD CONSTRAINT "ticket_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_histories" ADD CONSTRAINT "ticket_histories_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipped_items" ADD CONSTRAINT "equipped_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_certificates" ADD CONSTRAINT "user_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_positions" ADD CONSTRAINT "character_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_object_programs" ADD CONSTRAINT "code_object_programs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_object_programs" ADD CONSTRAINT "code_object_programs_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_shells" ADD CONSTRAINT "collected_shells_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "found_secrets" ADD CONSTRAINT "found_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_finds" ADD CONSTRAINT "collection_finds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_seen" ADD CONSTRAINT "collection_seen_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_gates" ADD CONSTRAINT "opened_gates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "furniture_purchases" ADD CONSTRAINT "furniture_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guestbook_entries" ADD CONSTRAINT "guestbook_entries_home_user_id_users_id_fk" FOREIGN KEY ("home_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guestbook_entries" ADD CONSTRAINT "guestbook_entries_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_greetings" ADD CONSTRAINT "home_greetings_home_user_id_users_id_fk" FOREIGN KEY ("home_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_greetings" ADD CONSTRAINT "home_greetings_visitor_id_users_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD CONSTRAINT "inventory_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_pets" ADD CONSTRAINT "chosen_pets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_object_states" ADD CONSTRAINT "user_object_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_quest_completions" ADD CONSTRAINT "user_quest_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_quest_goals" ADD CONSTRAINT "user_quest_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_quest_rewards" ADD CONSTRAINT "user_quest_rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_quests" ADD CONSTRAINT "user_quests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_opt_outs" ADD CONSTRAINT "ranking_opt_outs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_scores" ADD CONSTRAINT "ranking_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_purchases" ADD CONSTRAINT "basket_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_offer_sales" ADD CONSTRAINT "shop_offer_sales_offer_id_shop_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."shop_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_products" ADD CONSTRAINT "wish_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_skills" ADD CONSTRAINT "user_skills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_bests" ADD CONSTRAINT "course_bests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_runs" ADD CONSTRAINT "course_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_titles" ADD CONSTRAINT "user_titles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worn_titles" ADD CONSTRAINT "worn_titles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tutorials" ADD CONSTRAINT "user_tutorials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "battle_invitations_user_idx" ON "battle_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "battle_members_user_idx" ON "battle_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "battle_members_one_room" ON "battle_members" USING btree ("user_id") WHERE "battle_members"."state" = 'IN';--> statement-breakpoint
CREATE INDEX "battle_results_user_idx" ON "battle_results" USING btree ("user_id","contest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "battle_rooms_open_code" ON "battle_rooms" USING btree ("code") WHERE "battle_rooms"."state" <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "battle_rooms_lobby_idx" ON "battle_rooms" USING btree ("channel_id","id") WHERE "battle_rooms"."state" <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "battle_rooms_active_idx" ON "battle_rooms" USING btree ("active_at") WHERE "battle_rooms"."state" <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "battle_rooms_contest_idx" ON "battle_rooms" USING btree ("contest_id");--> statement-breakpoint
CREATE INDEX "battle_rooms_host_idx" ON "battle_rooms" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "competition_reports_user_idx" ON "competition_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "competition_reports_writer_idx" ON "competition_reports" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "competitions_channel_idx" ON "competitions" USING btree ("channel_id","end_date","id");--> statement-breakpoint
CREATE INDEX "competitions_contest_idx" ON "competitions" USING btree ("contest_id");--> statement-breakpoint
CREATE INDEX "competitions_creator_idx" ON "competitions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "contest_practices_user_idx" ON "contest_practices" USING btree ("user_id","of_contest_id");--> statement-breakpoint
CREATE INDEX "contest_practices_of_idx" ON "contest_practices" USING btree ("of_contest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_contents_order" ON "contest_contents" USING btree ("contest_id","order");--> statement-breakpoint
CREATE INDEX "contest_entries_contest_idx" ON "contest_entries" USING btree ("contest_id","user_id","competition_content_id");--> statement-breakpoint
CREATE INDEX "contest_entries_user_idx" ON "contest_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contest_entries_waiting_idx" ON "contest_entries" USING btree ("contest_id") WHERE "contest_entries"."verdict" is null;--> statement-breakpoint
CREATE INDEX "contest_similarities_low_idx" ON "contest_similarities" USING btree ("low_user_id");--> statement-breakpoint
CREATE INDEX "contest_similarities_high_idx" ON "contest_similarities" USING btree ("high_user_id");--> statement-breakpoint
CREATE INDEX "contest_users_user_idx" ON "contest_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contests_open_idx" ON "contests" USING btree ("id") WHERE "contests"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "channel_boards_channel_idx" ON "channel_boards" USING btree ("channel_id","position");--> statement-breakpoint
CREATE INDEX "channel_accounts_channel_idx" ON "channel_accounts" USING btree ("channel_id","user_id");--> statement-breakpoint
CREATE INDEX "channel_imports_channel_idx" ON "channel_imports" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "channel_imports_created_idx" ON "channel_imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_codes_code_key" ON "channel_codes" USING btree ("channel_code");--> statement-breakpoint
CREATE INDEX "channel_consents_member_idx" ON "channel_consents" USING btree ("channel_id","user_id","id");--> statement-breakpoint
CREATE INDEX "channel_consents_user_idx" ON "channel_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channel_members_user_idx" ON "channel_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channel_members_joined_idx" ON "channel_members" USING btree ("channel_id","joined_at");--> statement-breakpoint
CREATE INDEX "channel_members_standing_idx" ON "channel_members" USING btree ("channel_id","standing","nickname","user_id");--> statement-breakpoint
CREATE INDEX "channel_members_active_idx" ON "channel_members" USING btree ("channel_id","nickname","user_id","roles") WHERE "channel_members"."standing" in ('STAFF', 'MEMBER');--> statement-breakpoint
CREATE UNIQUE INDEX "channels_domain_key" ON "channels" USING btree ("channel_domain");--> statement-breakpoint
CREATE INDEX "channels_super_idx" ON "channels" USING btree ("super_channel_id");--> statement-breakpoint
CREATE INDEX "channels_created_by_idx" ON "channels" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "channels_closed_by_idx" ON "channels" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "channels_closed_idx" ON "channels" USING btree ("closed_at") WHERE "channels"."closed_at" is not null and "channels"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "channel_class_infos_user_idx" ON "channel_class_infos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channel_comments_order_idx" ON "channel_comments" USING btree ("post_id","parent_id","id");--> statement-breakpoint
CREATE INDEX "channel_comments_parent_idx" ON "channel_comments" USING btree ("parent_id","id");--> statement-breakpoint
CREATE INDEX "channel_comments_user_idx" ON "channel_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channel_contacts_user_idx" ON "channel_contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channel_group_members_user_idx" ON "channel_group_members" USING btree ("user_id","channel_id");--> statement-breakpoint
CREATE INDEX "channel_group_members_channel_idx" ON "channel_group_members" USING btree ("channel_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_groups_name_key" ON "channel_groups" USING btree ("channel_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_groups_code_key" ON "channel_groups" USING btree ("channel_id","group_code") WHERE "channel_groups"."group_code" is not null;--> statement-breakpoint
CREATE INDEX "channel_main_pages_user_idx" ON "channel_main_pages" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "channel_owner_offers_user_idx" ON "channel_owner_offers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channel_owner_offers_by_idx" ON "channel_owner_offers" USING btree ("offered_by");--> statement-breakpoint
CREATE INDEX "channel_role_changes_channel_idx" ON "channel_role_changes" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "channel_role_changes_created_idx" ON "channel_role_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "channel_verifications_channel_idx" ON "channel_verifications" USING btree ("channel_id","state","id");--> statement-breakpoint
CREATE INDEX "channel_verifications_answered_idx" ON "channel_verifications" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "channel_verifications_user_idx" ON "channel_verifications" USING btree ("user_id","channel_id");--> statement-breakpoint
CREATE INDEX "channel_post_drafts_board_idx" ON "channel_post_drafts" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "channel_post_drafts_updated_idx" ON "channel_post_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_post_files_key" ON "channel_post_files" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "channel_post_files_post_idx" ON "channel_post_files" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "channel_post_files_board_idx" ON "channel_post_files" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "channel_post_files_temporary_idx" ON "channel_post_files" USING btree ("user_id","board_id") WHERE "channel_post_files"."post_id" is null;--> statement-breakpoint
CREATE INDEX "channel_post_files_user_idx" ON "channel_post_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channel_post_views_user_idx" ON "channel_post_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channel_posts_board_idx" ON "channel_posts" USING btree ("board_id","id") WHERE "channel_posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "channel_posts_notice_idx" ON "channel_posts" USING btree ("board_id","id") WHERE "channel_posts"."post_type" = 'NOTICE' and "channel_posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "channel_posts_views_idx" ON "channel_posts" USING btree ("board_id","view_count","id") WHERE "channel_posts"."removed_at" is null and "channel_posts"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "channel_posts_search_idx" ON "channel_posts" USING gin ("search_keys");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_posts_request_key" ON "channel_posts" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "channel_posts_channel_idx" ON "channel_posts" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "channel_member_tags_member_idx" ON "channel_member_tags" USING btree ("channel_id","user_id");--> statement-breakpoint
CREATE INDEX "channel_member_tags_user_idx" ON "channel_member_tags" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_tags_tag_key" ON "channel_tags" USING btree ("channel_id","tag");--> statement-breakpoint
CREATE INDEX "text_message_days_day_idx" ON "text_message_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "text_message_opt_outs_user_idx" ON "text_message_opt_outs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "text_message_wishes_sender_idx" ON "text_message_wishes" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "text_message_wishes_created_idx" ON "text_message_wishes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "text_messages_wish_key" ON "text_messages" USING btree ("channel_id","sender_id","idempotency_key","receiver_id");--> statement-breakpoint
CREATE UNIQUE INDEX "text_messages_resend_key" ON "text_messages" USING btree ("resend_of") WHERE "text_messages"."resend_of" is not null;--> statement-breakpoint
CREATE INDEX "text_messages_channel_idx" ON "text_messages" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "text_messages_state_idx" ON "text_messages" USING btree ("channel_id","state","id");--> statement-breakpoint
CREATE INDEX "text_messages_receiver_idx" ON "text_messages" USING btree ("receiver_id","channel_id","day");--> statement-breakpoint
CREATE INDEX "text_messages_sender_idx" ON "text_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "text_messages_created_idx" ON "text_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons" USING btree ("coupon_code");--> statement-breakpoint
CREATE INDEX "coupons_channel_idx" ON "coupons" USING btree ("channel_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_coupons_user_coupon_key" ON "user_coupons" USING btree ("user_id","coupon_id");--> statement-breakpoint
CREATE INDEX "user_coupons_coupon_idx" ON "user_coupons" USING btree ("coupon_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "user_coupons_held_by_key" ON "user_coupons" USING btree ("held_by");--> statement-breakpoint
CREATE UNIQUE INDEX "book_entries_once_key" ON "book_entries" USING btree ("transaction_key","debit","credit");--> statement-breakpoint
CREATE INDEX "book_entries_payment_idx" ON "book_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_webhooks_once_key" ON "payment_webhooks" USING btree ("gateway","webhook_id");--> statement-breakpoint
CREATE INDEX "payment_webhooks_received_idx" ON "payment_webhooks" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_merchant_uid_key" ON "payments" USING btree ("merchant_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_imp_uid_key" ON "payments" USING btree ("gateway","imp_uid");--> statement-breakpoint
CREATE INDEX "payments_user_idx" ON "payments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payments_ask_idx" ON "payments" USING btree ("ask_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_idempotency_key" ON "refunds" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "refunds_state_idx" ON "refunds" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "refunds_by_user_idx" ON "refunds" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_channel_idx" ON "subscriptions" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due_idx" ON "subscriptions" USING btree ("state","next_try_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_user_key" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."plan_code" = 'DOLPHIN_PRO' and "subscriptions"."state" <> 'ENDED';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_channel_key" ON "subscriptions" USING btree ("channel_id") WHERE "subscriptions"."plan_code" = 'CHANNEL_PRO' and "subscriptions"."state" <> 'ENDED';--> statement-breakpoint
CREATE INDEX "payment_product_infos_channel_idx" ON "payment_product_infos" USING btree ("channel_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_product_infos_hash_key_key" ON "payment_product_infos" USING btree ("hash_key") WHERE "payment_product_infos"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_products_info_idx" ON "payment_products" USING btree ("product_info_id","price");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_imp_uid_key" ON "sandbox_payments" USING btree ("imp_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_text_messages_ticket_key" ON "sandbox_text_messages" USING btree ("ticket");--> statement-breakpoint
CREATE INDEX "sandbox_text_messages_state_idx" ON "sandbox_text_messages" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "block_work_versions_block_idx" ON "block_work_versions" USING btree ("block_id");--> statement-breakpoint
CREATE INDEX "block_works_block_idx" ON "block_works" USING btree ("block_id","handed_in_at");--> statement-breakpoint
CREATE INDEX "blocks_channel_idx" ON "blocks" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "blocks_changed_idx" ON "blocks" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"removed","visible_state");--> statement-breakpoint
CREATE INDEX "code_comments_owner_idx" ON "code_comments" USING btree ("owner_id","problem_id","id");--> statement-breakpoint
CREATE INDEX "code_comments_channel_idx" ON "code_comments" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "code_comments_problem_idx" ON "code_comments" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "code_comments_submission_idx" ON "code_comments" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "code_comments_work_idx" ON "code_comments" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "code_comments_author_idx" ON "code_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "code_comments_unread_idx" ON "code_comments" USING btree ("owner_id","problem_id") WHERE "code_comments"."read_at" is null;--> statement-breakpoint
CREATE INDEX "course_class_schedules_idx" ON "course_class_schedules" USING btree ("course_class_id","starts_at");--> statement-breakpoint
CREATE INDEX "course_classes_channel_idx" ON "course_classes" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "course_classes_course_idx" ON "course_classes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "courses_channel_idx" ON "courses" USING btree ("channel_id","order_no","id");--> statement-breakpoint
CREATE INDEX "courses_changed_idx" ON "courses" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"removed","visible_state");--> statement-breakpoint
CREATE INDEX "document_pictures_document_idx" ON "document_pictures" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_pictures_file_idx" ON "document_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "document_reads_user_idx" ON "document_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_reads_last_idx" ON "document_reads" USING btree ("document_id","last_read_at");--> statement-breakpoint
CREATE INDEX "documents_channel_idx" ON "documents" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "documents_changed_idx" ON "documents" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"removed","visible_state");--> statement-breakpoint
CREATE INDEX "course_class_enrolments_user_idx" ON "course_class_enrolments" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "worksheet_enrolments_user_idx" ON "worksheet_enrolments" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_works_try" ON "homework_works" USING btree ("homework_id","user_id","try_number");--> statement-breakpoint
CREATE INDEX "homework_works_user_idx" ON "homework_works" USING btree ("user_id","homework_id");--> statement-breakpoint
CREATE INDEX "homework_works_submission_idx" ON "homework_works" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "homework_works_feedback_by_idx" ON "homework_works" USING btree ("feedback_by");--> statement-breakpoint
CREATE INDEX "homework_works_waiting_idx" ON "homework_works" USING btree ("homework_id","user_id") WHERE "homework_works"."state" = 'HANDED_IN';--> statement-breakpoint
CREATE INDEX "homeworks_channel_idx" ON "homeworks" USING btree ("channel_id","due_at");--> statement-breakpoint
CREATE INDEX "homeworks_lesson_idx" ON "homeworks" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "homeworks_content_idx" ON "homeworks" USING btree ("content_type","content_id");--> statement-breakpoint
CREATE INDEX "homeworks_content_on_lesson_idx" ON "homeworks" USING btree ("content_on_lesson_id");--> statement-breakpoint
CREATE INDEX "homeworks_group_idx" ON "homeworks" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "homeworks_tag_idx" ON "homeworks" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "homeworks_author_idx" ON "homeworks" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "lesson_contents_lesson_idx" ON "lesson_contents" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_contents_content_idx" ON "lesson_contents" USING btree ("content_type","content_id");--> statement-breakpoint
CREATE INDEX "lessons_course_idx" ON "lessons" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lessons_worksheet_idx" ON "lessons" USING btree ("worksheet_id");--> statement-breakpoint
CREATE INDEX "member_reports_user_idx" ON "member_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_reports_author_idx" ON "member_reports" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "opened_lessons_lesson_idx" ON "opened_lessons" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "problem_ai_requests_channel_idx" ON "problem_ai_requests" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX "problem_ai_requests_user_idx" ON "problem_ai_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "problem_ai_requests_draft_idx" ON "problem_ai_requests" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "problem_drafts_channel_idx" ON "problem_drafts" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "problem_drafts_author_idx" ON "problem_drafts" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "problem_drafts_problem" ON "problem_drafts" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "problems_stage_idx" ON "problems" USING btree ("channel_id","id") WHERE "problems"."kind" = 'STAGE' and not "problems"."removed";--> statement-breakpoint
CREATE INDEX "problems_changed_idx" ON "problems" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"removed","visible_state");--> statement-breakpoint
CREATE INDEX "content_checks_at_idx" ON "content_checks" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "video_watches_video_idx" ON "video_watches" USING btree ("video_id","last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "raised_hands_open" ON "raised_hands" USING btree ("user_id") WHERE "raised_hands"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "raised_hands_user_idx" ON "raised_hands" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "raised_hands_lesson_idx" ON "raised_hands" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "raised_hands_content_idx" ON "raised_hands" USING btree ("content_on_lesson_id");--> statement-breakpoint
CREATE INDEX "raised_hands_helper_idx" ON "raised_hands" USING btree ("helped_by");--> statement-breakpoint
CREATE INDEX "stage_drafts_channel_idx" ON "stage_drafts" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "stage_drafts_author_idx" ON "stage_drafts" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stage_drafts_problem" ON "stage_drafts" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "stage_runs_problem_idx" ON "stage_runs" USING btree ("problem_id","solved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "judge_jobs_submission" ON "judge_jobs" USING btree ("submission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "judge_jobs_one_per_user" ON "judge_jobs" USING btree ("user_id") WHERE "judge_jobs"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "judge_jobs_user_idx" ON "judge_jobs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "submission_history_submission_idx" ON "submission_history" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "submission_history_user_idx" ON "submission_history" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_client_key" ON "submissions" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "submissions_user_problem_idx" ON "submissions" USING btree ("user_id","problem_id","id");--> statement-breakpoint
CREATE INDEX "submissions_created_idx" ON "submissions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "submissions_waiting_idx" ON "submissions" USING btree ("id") WHERE "submissions"."verdict" is null;--> statement-breakpoint
CREATE INDEX "videos_channel_idx" ON "videos" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "videos_changed_idx" ON "videos" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"removed","visible_state");--> statement-breakpoint
CREATE INDEX "videos_storage_idx" ON "videos" USING btree ("video_storage_id");--> statement-breakpoint
CREATE UNIQUE INDEX "videos_demo_key" ON "videos" USING btree ("demo_key");--> statement-breakpoint
CREATE INDEX "video_storages_channel_idx" ON "video_storages" USING btree ("channel_id","owner_id");--> statement-breakpoint
CREATE INDEX "video_storages_state_idx" ON "video_storages" USING btree ("state","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "video_storages_source_key" ON "video_storages" USING btree ("source_key");--> statement-breakpoint
CREATE INDEX "worksheets_channel_idx" ON "worksheets" USING btree ("channel_id","order_no","id");--> statement-breakpoint
CREATE INDEX "worksheets_changed_idx" ON "worksheets" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"removed","visible_state");--> statement-breakpoint
CREATE UNIQUE INDEX "users_login_name_key" ON "users" USING btree ("login_name");--> statement-breakpoint
CREATE UNIQUE INDEX "users_nickname_key" ON "users" USING btree ("nickname_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email") WHERE "users"."email" is not null;--> statement-breakpoint
CREATE INDEX "users_deletion_idx" ON "users" USING btree ("deletion_requested_at") WHERE "users"."deletion_requested_at" is not null;--> statement-breakpoint
CREATE INDEX "board_notices_order_idx" ON "board_notices" USING btree ("pinned","published_at","id");--> statement-breakpoint
CREATE INDEX "user_mutes_muted_idx" ON "user_mutes" USING btree ("muted_user_id");--> statement-breakpoint
CREATE INDEX "whispers_receiver_idx" ON "whispers" USING btree ("receiver_id","id");--> statement-breakpoint
CREATE INDEX "whispers_sender_idx" ON "whispers" USING btree ("sender_id","id");--> statement-breakpoint
CREATE INDEX "whispers_created_idx" ON "whispers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credential_changes_token_hash_key" ON "credential_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "credential_changes_user_idx" ON "credential_changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "credential_changes_expires_idx" ON "credential_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_changes_user_idx" ON "email_changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "email_changes_expires_idx" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "files_key_key" ON "files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "files_owner_idx" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "friend_gifts_day_key" ON "friend_gifts" USING btree ("sender_id","receiver_id","day");--> statement-breakpoint
CREATE INDEX "friend_gifts_receiver_idx" ON "friend_gifts" USING btree ("receiver_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "friendships_pair_key" ON "friendships" USING btree ("low_user_id","high_user_id");--> statement-breakpoint
CREATE INDEX "friendships_high_idx" ON "friendships" USING btree ("high_user_id");--> statement-breakpoint
CREATE INDEX "guardian_codes_scope_idx" ON "guardian_codes" USING btree ("scope","id");--> statement-breakpoint
CREATE INDEX "guardian_codes_email_idx" ON "guardian_codes" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "guardian_codes_phone_idx" ON "guardian_codes" USING btree ("phone_hash","created_at");--> statement-breakpoint
CREATE INDEX "guardian_codes_expires_idx" ON "guardian_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "guardian_consents_user_idx" ON "guardian_consents" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "guardian_consents_email_idx" ON "guardian_consents" USING btree ("email","user_id");--> statement-breakpoint
CREATE INDEX "guardian_consents_phone_idx" ON "guardian_consents" USING btree ("phone_hash","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_links_token_hash_key" ON "guardian_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "guardian_links_user_idx" ON "guardian_links" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "guardian_links_email_idx" ON "guardian_links" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "guardian_links_expires_idx" ON "guardian_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_sessions_token_hash_key" ON "guardian_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "guardian_sessions_expires_idx" ON "guardian_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_verifications_request_no_key" ON "identity_verifications" USING btree ("request_no");--> statement-breakpoint
CREATE INDEX "identity_verifications_user_idx" ON "identity_verifications" USING btree ("user_id","purpose","id");--> statement-breakpoint
CREATE INDEX "identity_verifications_link_idx" ON "identity_verifications" USING btree ("guardian_link_id","id");--> statement-breakpoint
CREATE INDEX "identity_verifications_session_idx" ON "identity_verifications" USING btree ("guardian_session_id","id");--> statement-breakpoint
CREATE INDEX "identity_verifications_ci_idx" ON "identity_verifications" USING btree ("ci_hash");--> statement-breakpoint
CREATE INDEX "identity_verifications_expires_idx" ON "identity_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entries_channel_idx" ON "audit_entries" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_created_idx" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_sanctions_user_idx" ON "chat_sanctions" USING btree ("user_id","muted_until");--> statement-breakpoint
CREATE INDEX "user_blocks_blocked_idx" ON "user_blocks" USING btree ("blocked_user_id");--> statement-breakpoint
CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE "notifications"."checked_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_created_idx" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_reports_state_idx" ON "user_reports" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "user_reports_reported_idx" ON "user_reports" USING btree ("reported_user_id");--> statement-breakpoint
CREATE INDEX "user_reports_resolved_idx" ON "user_reports" USING btree ("resolved_at");--> statement-breakpoint
CREATE INDEX "user_reports_channel_idx" ON "user_reports" USING btree ("channel_id","state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_reports_open_key" ON "user_reports" USING btree ("reporter_id","reported_user_id","kind","content_id") WHERE "user_reports"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "password_resets_user_idx" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_sessions_token_hash_key" ON "refresh_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_sessions_family_idx" ON "refresh_sessions" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_sessions_parent_idx" ON "refresh_sessions" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "refresh_sessions_user_idx" ON "refresh_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "terms_agreements_user_idx" ON "terms_agreements" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "terms_versions_type_idx" ON "terms_versions" USING btree ("type","channel_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_dates_slot" ON "registration_dates" USING btree ("teacher_id","starts_at") WHERE "registration_dates"."registration_state" <> 'CANCELLED';--> statement-breakpoint
CREATE UNIQUE INDEX "registration_dates_pupil_slot" ON "registration_dates" USING btree ("user_id","starts_at") WHERE "registration_dates"."registration_state" <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "registration_dates_channel_idx" ON "registration_dates" USING btree ("channel_id","starts_at");--> statement-breakpoint
CREATE INDEX "registration_dates_ticket_idx" ON "registration_dates" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "registration_dates_cancelled_by_idx" ON "registration_dates" USING btree ("cancelled_by");--> statement-breakpoint
CREATE INDEX "registration_dates_reserved_idx" ON "registration_dates" USING btree ("starts_at") WHERE "registration_dates"."registration_state" = 'RESERVED';--> statement-breakpoint
CREATE UNIQUE INDEX "registration_options_calendar_key" ON "registration_options" USING btree ("calendar_key_hash");--> statement-breakpoint
CREATE INDEX "meetings_updated_by_idx" ON "meetings" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "ticket_histories_ticket_idx" ON "ticket_histories" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "ticket_histories_user_idx" ON "ticket_histories" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "ticket_histories_by_user_idx" ON "ticket_histories" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "tickets_user_idx" ON "tickets" USING btree ("user_id","ticket_state","expires_at");--> statement-breakpoint
CREATE INDEX "tickets_payment_idx" ON "tickets" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "tickets_channel_idx" ON "tickets" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "tickets_issued_by_idx" ON "tickets" USING btree ("issued_by");--> statement-breakpoint
CREATE INDEX "tickets_expiry_idx" ON "tickets" USING btree ("ticket_state","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_certificates_once_key" ON "user_certificates" USING btree ("user_id","certificate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_certificates_award_key" ON "user_certificates" USING btree ("user_id","award_key");--> statement-breakpoint
CREATE UNIQUE INDEX "code_object_programs_submission" ON "code_object_programs" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "collected_shells_kind_idx" ON "collected_shells" USING btree ("user_id","map_id","kind","collected_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once_key" ON "ledger_entries" USING btree ("user_id","reason_key","kind","ref_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_user_idx" ON "ledger_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "furniture_purchases_client_key" ON "furniture_purchases" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "guestbook_entries_day_key" ON "guestbook_entries" USING btree ("home_user_id","writer_id","day");--> statement-breakpoint
CREATE INDEX "guestbook_entries_home_idx" ON "guestbook_entries" USING btree ("home_user_id","id");--> statement-breakpoint
CREATE INDEX "guestbook_entries_writer_idx" ON "guestbook_entries" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "home_greetings_visitor_idx" ON "home_greetings" USING btree ("visitor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_items_user_item_key" ON "inventory_items" USING btree ("user_id","item_id");--> statement-breakpoint
CREATE INDEX "inventory_items_user_idx" ON "inventory_items" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "user_quest_rewards_user_idx" ON "user_quest_rewards" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "ranking_scores_order_idx" ON "ranking_scores" USING btree ("period","score" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "basket_purchases_client_key" ON "basket_purchases" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "wish_products_user_product_key" ON "wish_products" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "wish_products_user_idx" ON "wish_products" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "course_bests_ranking_idx" ON "course_bests" USING btree ("map_id","course_id","version","run_class","ticks","finished_at","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_runs_day_key" ON "course_runs" USING btree ("user_id","map_id","course_id","version","run_class","day");--> statement-breakpoint
CREATE INDEX "course_runs_ranking_idx" ON "course_runs" USING btree ("map_id","course_id","version","run_class","day","ticks","finished_at","user_id");