CREATE TABLE "contest_practices" (
	"contest_id" integer PRIMARY KEY NOT NULL,
	"of_contest_id" integer NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contest_entries" ADD COLUMN "path" jsonb;--> statement-breakpoint
ALTER TABLE "contest_practices" ADD CONSTRAINT "contest_practices_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_practices" ADD CONSTRAINT "contest_practices_of_contest_id_contests_id_fk" FOREIGN KEY ("of_contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_practices" ADD CONSTRAINT "contest_practices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_practices_user_idx" ON "contest_practices" USING btree ("user_id","of_contest_id");--> statement-breakpoint
CREATE INDEX "contest_practices_of_idx" ON "contest_practices" USING btree ("of_contest_id");