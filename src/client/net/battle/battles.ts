import {
  battleRoutes,
  type BattleResult,
  type RoomOfClass,
  type RoomSettings,
  type RoomView,
} from '#shared/contract/battle/battles.ts';
import { placeRoutes, type PlaceKind } from '#shared/contract/battle/places.ts';
import type { ChannelCard } from '#shared/contract/channels/channels.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const battles = client(battleRoutes);
const places = client(placeRoutes);

export type RoomFilter = Omit<RequestOf<typeof battleRoutes.list>['query'], 'page'>;
export type BattleCommand = RequestOf<typeof battleRoutes.control>['body'];

const ROOT = ['battles'] as const;

/** Rooms of races. Lists and rooms change without the reader, so they are asked for whenever they are opened. */
export const battleQueries = {
  rooms: (channelId: number, page: number, filter: RoomFilter) => ({
    queryKey: [...ROOT, 'rooms', channelId, page, filter] as const,
    queryFn: ({ signal }: Asked) => battles.list({ channelId, query: { page, ...filter } }, { signal }),
    staleTime: 0,
    refetchInterval: 5_000,
  }),
  /** Rooms of all classes of the caller. */
  ownRooms: (page: number, filter: RoomFilter) => ({
    queryKey: [...ROOT, 'ownRooms', page, filter] as const,
    queryFn: ({ signal }: Asked) => battles.listOwn({ query: { page, ...filter } }, { signal }),
    staleTime: 0,
    refetchInterval: 5_000,
  }),
  /** The class that a battle or a competition lies in, for addresses that name none. */
  place: (kind: PlaceKind, key: string) => ({
    queryKey: [...ROOT, 'place', kind, key] as const,
    queryFn: async ({ signal }: Asked): Promise<ChannelCard> =>
      // Quiet: the page says that it is nowhere.
      (await places.find({ params: { kind, key } }, { signal, quiet: true })).channel,
    staleTime: 0,
    retry: false,
  }),
  room: (channelId: number, code: string) => ({
    queryKey: [...ROOT, 'room', channelId, code] as const,
    queryFn: ({ signal }: Asked) => battles.get({ channelId, params: { code } }, { signal }),
    staleTime: 0,
    retry: false,
  }),
  /** The projector's view, shown until the room is connected. */
  screen: (channelId: number, code: string) => ({
    queryKey: [...ROOT, 'screen', channelId, code] as const,
    queryFn: ({ signal }: Asked) => battles.getScreen({ params: { id: channelId, code } }, { signal }),
    staleTime: 0,
    retry: false,
  }),
  /** The room the caller is in, of any class; null without one. */
  own: () => ({
    queryKey: [...ROOT, 'own'] as const,
    queryFn: async ({ signal }: Asked): Promise<RoomOfClass | null> =>
      (await battles.getOwn(undefined, { signal })).room,
    staleTime: 0,
  }),
  rating: () => ({
    queryKey: [...ROOT, 'rating'] as const,
    queryFn: ({ signal }: Asked) => battles.getRating(undefined, { signal }),
    staleTime: 0,
  }),
  /** The caller's gains from the last race: decided once, by its end; null for somebody who did not take part. */
  result: (channelId: number, code: string, contestId: number) => ({
    queryKey: [...ROOT, 'result', channelId, code, contestId] as const,
    queryFn: async ({ signal }: Asked): Promise<BattleResult | null> =>
      (await battles.getResult({ channelId, params: { code } }, { signal, quiet: true })).result,
    staleTime: Infinity,
  }),
  /** Programs of the last race that are close to each other, for its host and the staff of the class. */
  copies: (channelId: number, code: string) => ({
    queryKey: [...ROOT, 'copies', channelId, code] as const,
    queryFn: async ({ signal }: Asked) =>
      (await battles.listSimilarities({ channelId, params: { code } }, { signal })).similarityList,
    staleTime: 0,
    retry: false,
  }),
};

interface RoomPlace {
  readonly channelId: number;
  readonly code: string;
}
const at = ({ channelId, code }: RoomPlace) => ({ channelId, params: { code } });

/** Settings as the server takes them: what may be anything is left out. */
function withoutNulls<T extends Pick<RoomSettings, 'difficulty' | 'language'>>({
  difficulty,
  language,
  ...others
}: T) {
  return { ...others, ...(difficulty !== null && { difficulty }), ...(language !== null && { language }) };
}

/** A class: its id for the server, its domain for the address the page goes to. */
interface ClassAddress {
  readonly channelId: number;
  readonly channelDomain: string;
}

interface NewRoom extends ClassAddress {
  readonly settings: RoomSettings;
  readonly password?: string | undefined;
  /** A teacher's room for the whole class has no password. */
  readonly isForClass: boolean;
}

export const useCreateRoom = mutationHook({
  mutationFn: ({ channelId, settings, password, isForClass }: NewRoom): Promise<RoomView> =>
    isForClass
      ? battles.createForClass({ params: { id: channelId }, body: withoutNulls(settings) }, { quiet: true })
      : battles.create({ channelId, body: withoutNulls({ ...settings, password }) }, { quiet: true }),
});

/** A password of null takes it away. */
export const useUpdateRoom = mutationHook((place: RoomPlace) => ({
  mutationFn: (settings: RoomSettings & { readonly password?: string | null }) =>
    battles.update({ ...at(place), body: withoutNulls(settings) }, { quiet: true }),
}));

interface RoomEntry extends ClassAddress {
  readonly code: string;
  readonly password?: string | undefined;
  readonly spectate?: boolean;
}

export const useJoinRoom = mutationHook({
  mutationFn: ({ channelId, code, password, spectate = false }: RoomEntry) =>
    battles.join({ ...at({ channelId, code }), body: { spectate, password } }, { quiet: true }),
  renewsAfterError: [ROOT],
});

/** Finds the class and the room of a code. */
export const useFindRoom = mutationHook({
  mutationFn: async (code: string): Promise<RoomOfClass> => {
    const { channel } = await places.find({ params: { kind: 'BATTLE', key: code } }, { quiet: true });
    const { room } = await battles.get(at({ channelId: channel.channelId, code }));
    return { ...room, channel };
  },
});

type QuickMatch = RequestOf<typeof battleRoutes.quickMatch>['body'] & ClassAddress;

export const useQuickMatch = mutationHook({
  mutationFn: ({ channelId, kind, language }: QuickMatch) =>
    battles.quickMatch({ channelId, body: { kind, language } }, { quiet: true }),
});

export const useLeaveRoom = mutationHook((place: RoomPlace) => ({
  mutationFn: () => battles.leave(at(place)),
}));

export const useSetReady = mutationHook((place: RoomPlace) => ({
  mutationFn: (body: RequestOf<typeof battleRoutes.setReady>['body']) =>
    battles.setReady({ ...at(place), body }),
}));

export const useKickMember = mutationHook(({ channelId, code }: RoomPlace) => ({
  mutationFn: (userId: number) => battles.kick({ channelId, params: { code, userId } }),
}));

export const usePassHost = mutationHook(({ channelId, code }: RoomPlace) => ({
  mutationFn: (userId: number) => battles.passHost({ channelId, params: { code, userId } }),
}));

export const useSetTeams = mutationHook((place: RoomPlace) => ({
  mutationFn: (memberList: RequestOf<typeof battleRoutes.setTeams>['body']['memberList']) =>
    battles.setTeams({ ...at(place), body: { memberList } }),
}));

export const useInviteFriend = mutationHook((place: RoomPlace) => ({
  mutationFn: ({ userId }: { readonly userId: number; readonly nickname: string }) =>
    battles.invite({ ...at(place), body: { userId } }),
}));

export const useStartBattle = mutationHook((place: RoomPlace) => ({
  mutationFn: () => battles.start(at(place)),
}));

export const useRematch = mutationHook((channelId: number) => ({
  mutationFn: (code: string) => battles.rematch(at({ channelId, code })),
}));

export const useControlBattle = mutationHook((place: RoomPlace) => ({
  mutationFn: (body: BattleCommand) => battles.control({ ...at(place), body }),
}));
