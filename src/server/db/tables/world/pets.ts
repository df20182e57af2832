import { integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';

/** The companion that a user has chosen; no row without one. The permission is checked when it is shown. */
export const chosenPets = pgTable('chosen_pets', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  petId: integer().notNull(),
});
