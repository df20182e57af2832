CREATE TABLE "home_waterings" (
	"home_user_id" integer NOT NULL,
	"visitor_id" integer NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "home_waterings_home_user_id_day_visitor_id_pk" PRIMARY KEY("home_user_id","day","visitor_id")
);
--> statement-breakpoint
ALTER TABLE "home_waterings" ADD CONSTRAINT "home_waterings_home_user_id_users_id_fk" FOREIGN KEY ("home_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_waterings" ADD CONSTRAINT "home_waterings_visitor_id_users_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_waterings_visitor_idx" ON "home_waterings" USING btree ("visitor_id","day");