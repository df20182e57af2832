import { useQuery } from '@tanstack/react-query';
import { Eye, Lock, Medal, Plus, Swords, Zap } from 'lucide-react';
import { use, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  battleQueries,
  useFindRoom,
  useJoinRoom,
  useQuickMatch,
  type RoomFilter,
} from '#client/net/battle/battles.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { ChannelContext, type OpenChannel } from '#client/pages/channels/frame/channelContext.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { featureOff } from '#client/ui/feature/featureOff.ts';
import { ChannelFlag } from '#client/ui/flag/ChannelFlag.tsx';
import { ChannelField } from '#client/ui/form/ChannelField.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { TierBadge, tierName } from '#client/ui/tier/TierBadge.tsx';
import { BATTLE_KINDS, type BattleRoom, type RoomOfClass } from '#shared/contract/battle/battles.ts';
import { ROOM_CODE } from '#shared/contract/battle/contestKeys.ts';
import type { ChannelCard } from '#shared/contract/channels/channels.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import { ArenaPage } from './ArenaPage.tsx';
import { RoomForm } from './room/RoomForm.tsx';
import { battleTexts as texts } from './texts.ts';
import { useBattleClasses } from './useBattleClasses.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Label, Text } from '#client/ui/text/Text.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import styles from './LobbyPage.module.css';

const KINDS = BATTLE_KINDS.map((value) => ({ value, label: texts.kinds[value] }));
const LANGUAGE_CHOICES = (['ANY', ...LANGUAGES] as const).map((value) => ({
  value,
  label: texts.languages[value],
}));
const FILTERS = [{ value: 'ALL' as const, label: texts.allKinds }, ...KINDS];

/**
 * The place in which battles begin: one's own tier, a quick match, the rooms that wait, a code, a room of
 * one's own. The page below the address of a class shows the rooms of that class, the one at its own address
 * those of all classes of the user.
 */
export function LobbyPage() {
  const here = use(ChannelContext);
  const [search] = useSearchParams();
  const [isMaking, setIsMaking] = useState(here !== null && search.has('new'));
  const [wanted, setWanted] = useState<RoomOfClass | null>(null);
  const own = useQuery(battleQueries.own());
  const door = useDoor(setWanted);
  return (
    <ArenaPage
      title={texts.arena}
      icon={<Swords aria-hidden="true" />}
      back={
        here === null
          ? { to: paths.world, text: texts.back }
          : { to: paths.channel(here.channelDomain), text: texts.toClass(here.channelName) }
      }
      width={1120}
    >
      {own.data && (
        <Card layout="row" tone="warning" role="status" className={styles.own}>
          <Label tone="inherit" grow>
            {texts.yourRoom(own.data.name)}
          </Label>
          <ButtonLink to={paths.battle(own.data.channel.channelDomain, own.data.code)} tone="ok">
            {texts.comeBack}
          </ButtonLink>
        </Card>
      )}
      <div className={styles.sides}>
        <div className={styles.left}>
          <Rating />
          <QuickMatch />
          <CodeForm onLocked={setWanted} />
        </div>
        <Panel title={isMaking ? texts.make : texts.rooms} titleTone="sea" className={styles.rooms}>
          {isMaking ? (
            <RoomForm onCancel={() => setIsMaking(false)} />
          ) : (
            <Stack gap={4}>
              <Cluster justify="between">
                <Button icon={<Plus />} onClick={() => setIsMaking(true)}>
                  {texts.make}
                </Button>
                <ButtonLink
                  to={here === null ? paths.competitions : paths.channelCompetitions(here.channelDomain)}
                  tone="sea"
                  icon={<Medal aria-hidden="true" />}
                >
                  {texts.competitions}
                </ButtonLink>
              </Cluster>
              {wanted && <PasswordForm room={wanted} door={door} onCancel={() => setWanted(null)} />}
              <RoomList door={door} onLocked={setWanted} />
            </Stack>
          )}
        </Panel>
      </div>
    </ArenaPage>
  );
}

/** Enters a room. A member of it goes back into it, and a member of another room is led to that one. */
function useDoor(onPassword: (room: null) => void) {
  const navigate = useNavigate();
  return useJoinRoom({
    onSuccess: ({ room }, { channelDomain }) => {
      onPassword(null);
      void navigate(paths.battle(channelDomain, room.code));
    },
    onError: (error, { code, channelDomain }) => {
      if (errorCodeOf(error) === 'ALREADY_ROOM_MEMBER_USER') void navigate(paths.battle(channelDomain, code));
    },
  });
}

type Door = ReturnType<typeof useDoor>;

function Rating() {
  const { data } = useQuery(battleQueries.rating());
  if (!data) return null;
  const { tier, tierLevel, rating, battleCount, winCount } = data;
  return (
    <Panel title={texts.ratingTitle} titleTone="coral">
      <Row gap={5}>
        <TierBadge tier={tier} size={64} />
        <Stack gap={0}>
          <Text as="b" size="heading">
            {tierName(tier, tierLevel)}
          </Text>
          <Text as="span">{texts.points(rating)}</Text>
          <Hint as="small">{texts.record(battleCount, winCount)}</Hint>
        </Stack>
      </Row>
    </Panel>
  );
}

function QuickMatch() {
  const navigate = useNavigate();
  const [kind, setKind] = useState<BattleRoom['kind']>('CODE');
  const [wanted, setWanted] = useState('ANY');
  const classes = useBattleClasses();
  const [chosenId, choose] = useState<number | null>(null);
  const chosen = classes.find(({ channelId }) => channelId === chosenId) ?? classes[0];
  const off = featureOff(useStore(sessionStore).user, 'BATTLES', chosen?.channelId);
  const match = useQuickMatch({
    onSuccess: ({ room }, { channelDomain }) => navigate(paths.battle(channelDomain, room.code)),
  });
  if (chosen === undefined) return null;
  const start = () =>
    match.mutate({ ...chosen, kind, language: LANGUAGES.find((language) => language === wanted) });
  return (
    <Panel>
      <Stack gap={4}>
        <Chips label={texts.quickKind} options={KINDS} value={kind} onChange={setKind} />
        <SelectField
          label={texts.form.language}
          options={LANGUAGE_CHOICES}
          value={wanted}
          onChange={setWanted}
        />
        <ChannelField
          label={texts.quickWhere}
          channels={classes}
          value={chosen.channelId}
          onChange={choose}
        />
        <Button
          size="large"
          wide
          icon={<Zap />}
          busy={match.isPending}
          disabled={off !== undefined}
          onClick={start}
        >
          {texts.quick}
        </Button>
        <Text size="small" align="center">
          {off ?? texts.quickHint}
        </Text>
        <FormMessage message={match.error ? userMessageOf(match.error, texts.enterFailed) : undefined} />
      </Stack>
    </Panel>
  );
}

/** A code finds its room in each class of the user. */
function CodeForm({ onLocked }: { readonly onLocked: (room: RoomOfClass | null) => void }) {
  const [code, setCode] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const door = useDoor(onLocked);
  const find = useFindRoom({
    onSuccess: (room) => {
      if (room.hasPassword) onLocked(room);
      else door.mutate({ ...room.channel, code: room.code });
    },
  });
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const wanted = code.trim().toUpperCase();
    setIsWrong(!ROOM_CODE.test(wanted));
    door.reset();
    if (ROOM_CODE.test(wanted)) find.mutate(wanted);
  };
  const isOfThis = find.variables === code.trim().toUpperCase();
  const error = find.error ?? door.error;
  const failure = error && isOfThis ? userMessageOf(error, texts.enterFailed) : undefined;
  return (
    <Panel>
      <Stack as="form" gap={4} className={styles.code} onSubmit={enter} noValidate>
        <TextField
          label={texts.byCode}
          hint={texts.codeHint}
          error={isWrong ? texts.codeWrong : failure}
          value={code}
          maxLength={6}
          autoCapitalize="characters"
          autoComplete="off"
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" tone="sea" busy={find.isPending || door.isPending}>
          {texts.enter}
        </Button>
      </Stack>
    </Panel>
  );
}

interface PasswordFormProps {
  readonly room: RoomOfClass;
  readonly door: Door;
  readonly onCancel: () => void;
}

function PasswordForm({ room, door, onCancel }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const failure =
    door.error && door.variables?.code === room.code
      ? userMessageOf(door.error, texts.enterFailed)
      : undefined;
  return (
    <Card
      as="form"
      layout="row"
      tone="paper"
      onSubmit={(event) => {
        event.preventDefault();
        door.mutate({ ...room.channel, code: room.code, password });
      }}
    >
      <TextField
        label={`${room.name} · ${texts.password}`}
        error={failure}
        type="password"
        autoComplete="off"
        maxLength={20}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" busy={door.isPending} disabled={password === ''}>
        {texts.enter}
      </Button>
      <Button tone="alt" onClick={onCancel}>
        {texts.form.cancel}
      </Button>
    </Card>
  );
}

interface RoomListProps {
  readonly door: Door;
  readonly onLocked: (room: RoomOfClass) => void;
}

/** The rooms of the class of the address, or of all classes. */
function useRooms(page: number, filter: RoomFilter) {
  const here = use(ChannelContext);
  const channel = here && cardOf(here);
  const ofClass = useQuery({
    ...battleQueries.rooms(channel?.channelId ?? 0, page, filter),
    enabled: channel !== null,
    select: ({ roomList, ...counts }) => ({
      ...counts,
      roomList: roomList.flatMap((room): RoomOfClass[] => (channel ? [{ ...room, channel }] : [])),
    }),
  });
  const ofAll = useQuery({ ...battleQueries.ownRooms(page, filter), enabled: channel === null });
  return channel === null ? ofAll : ofClass;
}

const cardOf = ({ id, channelDomain, channelName, flag }: OpenChannel): ChannelCard => ({
  ...{ channelId: id, channelDomain, channelName, flag },
});

function RoomList({ door, onLocked }: RoomListProps) {
  const [page, setPage] = useState(1);
  const [kind, setKind] = useState<(typeof FILTERS)[number]['value']>('ALL');
  const rooms = useRooms(page, kind === 'ALL' ? {} : { kind });
  const classes = useBattleClasses();
  const navigate = useNavigate();
  const enter = (room: RoomOfClass) => {
    const { code, channel } = room;
    const isStaff = classes.find(({ channelId }) => channelId === channel.channelId)?.isStaff;
    // The one who runs a class room is not one of its players.
    if (room.isClass && isStaff) void navigate(paths.battle(channel.channelDomain, code));
    else if (room.hasPassword) onLocked(room);
    else door.mutate({ ...channel, code, spectate: room.state === 'RUNNING' });
  };
  const choose = (wanted: typeof kind) => {
    setPage(1);
    setKind(wanted);
  };
  return (
    <>
      <Chips label={texts.filter} options={FILTERS} value={kind} onChange={choose} />
      <ListBody
        query={rooms}
        failed={texts.failed}
        empty={<EmptyState title={texts.noRooms} hint={texts.noRoomsHint} />}
      >
        {({ roomList, pageCount }) => (
          <>
            <Stack as="ul" gap={3}>
              {roomList.map((room) => (
                <Entry
                  key={room.roomId}
                  lead={<ChannelFlag flag={room.channel.flag} size={36} />}
                  title={
                    <Row as="span" gap={2}>
                      {room.hasPassword && <Lock size={18} role="img" aria-label={texts.passwordNeeded} />}
                      {room.name}
                    </Row>
                  }
                  facts={
                    <>
                      {classes.length > 1 && `${room.channel.channelName} · `}
                      {texts.kinds[room.kind]} {texts.problems(room.problemCount)} · {texts.rules[room.rule]}{' '}
                      · {texts.minutes(room.minutes)} · {texts.languages[room.language ?? 'ANY']}
                      {room.difficulty !== null && ` · ${texts.form.difficultyOf(room.difficulty)}`}
                    </>
                  }
                >
                  <Text as="span" size="label">
                    {room.state === 'RUNNING'
                      ? texts.running
                      : texts.members(room.memberCount, room.capacity)}
                  </Text>
                  <Button
                    tone={room.state === 'RUNNING' ? 'alt' : 'ok'}
                    icon={room.state === 'RUNNING' ? <Eye /> : undefined}
                    disabled={room.state === 'RUNNING' ? !room.spectators : room.memberCount >= room.capacity}
                    busy={door.isPending && door.variables.code === room.code}
                    onClick={() => enter(room)}
                  >
                    {room.state === 'RUNNING' ? texts.watch : texts.enter}
                  </Button>
                </Entry>
              ))}
            </Stack>
            <FormMessage
              message={
                door.error &&
                roomList.some(({ code, hasPassword }) => !hasPassword && code === door.variables?.code)
                  ? userMessageOf(door.error, texts.enterFailed)
                  : undefined
              }
            />
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
    </>
  );
}
