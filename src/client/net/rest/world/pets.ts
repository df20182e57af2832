import { petRoutes } from '#shared/contract/world/pets.ts';
import { rest } from '#client/net/rest/rest.ts';

export function listPets(signal?: AbortSignal) {
  return rest.call(petRoutes.list, undefined, { signal });
}

/** 0 lets the companion rest. */
export function choosePet(petId: number) {
  return rest.call(petRoutes.choose, { body: { petId } });
}
