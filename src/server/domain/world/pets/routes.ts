import type { petRoutes } from '#shared/contract/world/pets.ts';
import type { Handlers } from '#server/domain/call.ts';
import { choosePet } from './chosenPet.ts';
import { listPets } from './listPets.ts';

export const petHandlers: Handlers<typeof petRoutes> = {
  list: ({ deps, userId }) => listPets({ deps, userId }),
  choose: ({ deps, userId, body: { petId } }) => choosePet({ deps, userId, petId }),
};
