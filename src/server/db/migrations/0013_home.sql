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
ALTER TABLE "furniture_purchases" ADD CONSTRAINT "furniture_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guestbook_entries" ADD CONSTRAINT "guestbook_entries_home_user_id_users_id_fk" FOREIGN KEY ("home_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guestbook_entries" ADD CONSTRAINT "guestbook_entries_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_greetings" ADD CONSTRAINT "home_greetings_home_user_id_users_id_fk" FOREIGN KEY ("home_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_greetings" ADD CONSTRAINT "home_greetings_visitor_id_users_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "furniture_purchases_client_key" ON "furniture_purchases" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "guestbook_entries_day_key" ON "guestbook_entries" USING btree ("home_user_id","writer_id","day");--> statement-breakpoint
CREATE INDEX "guestbook_entries_home_idx" ON "guestbook_entries" USING btree ("home_user_id","id");--> statement-breakpoint
CREATE INDEX "guestbook_entries_writer_idx" ON "guestbook_entries" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "home_greetings_visitor_idx" ON "home_greetings" USING btree ("visitor_id");