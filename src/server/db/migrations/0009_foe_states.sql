CREATE TABLE "foe_states" (
	"user_id" integer NOT NULL,
	"foe_id" integer NOT NULL,
	"won_count" integer NOT NULL,
	"beaten_at" timestamp with time zone,
	CONSTRAINT "foe_states_user_id_foe_id_pk" PRIMARY KEY("user_id","foe_id")
);
--> statement-breakpoint
ALTER TABLE "foe_states" ADD CONSTRAINT "foe_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;