CREATE TABLE "encounters" (
	"user_id" integer NOT NULL,
	"span" integer NOT NULL,
	"content_key" text NOT NULL,
	"map_id" integer NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"is_right" boolean,
	"paid" smallint DEFAULT 0 NOT NULL,
	"met_at" timestamp with time zone NOT NULL,
	CONSTRAINT "encounters_user_id_span_pk" PRIMARY KEY("user_id","span")
);
--> statement-breakpoint
ALTER TABLE "encounters" ADD CONSTRAINT "encounters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;