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
ALTER TABLE "collected_shells" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "collection_finds" ADD CONSTRAINT "collection_finds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_seen" ADD CONSTRAINT "collection_seen_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_titles" ADD CONSTRAINT "user_titles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worn_titles" ADD CONSTRAINT "worn_titles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collected_shells_kind_idx" ON "collected_shells" USING btree ("user_id","map_id","kind","collected_at");