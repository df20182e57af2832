CREATE TABLE "chosen_pets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"pet_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chosen_pets" ADD CONSTRAINT "chosen_pets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;