import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, Lock, Medal, Plus, Swords, Zap } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { battleQueries } from '#client/net/queries/battleQueries.ts';
import { errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { joinRoomByCode, quickMatch, type RoomEntry } from '#client/net/rest/battle/battles.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { TierBadge, tierName } from '#client/ui/tier/TierBadge.tsx';
import { BATTLE_KINDS, type BattleRoom } from '#shared/contract/battle/battles.ts';
import { ROOM_CODE } from '#shared/contract/battle/scoreboards.ts';
import { LANGUAGES } from '#shared/contract/learning/problems.ts';
import { ArenaPage } from './ArenaPage.tsx';
import { RoomForm } from './room/RoomForm.tsx';
import { battleTexts as texts } from './texts.ts';
import { useIsStaff } from './useIsStaff.ts';
import styles from './LobbyPage.module.css';

const KINDS = BATTLE_KINDS.map((value) => ({ value, label: texts.kinds[value] }));
const LANGUAGE_CHOICES = (['ANY', ...LANGUAGES] as const).map((value) => ({
  value,
  label: texts.languages[value],
}));
const FILTERS = [{ value: 'ALL' as const, label: texts.allKinds }, ...KINDS];

/** Where battles begin: one's own tier, a quick match, the rooms that wait, a code, a room of one's own. */
export function LobbyPage() {
  const [search] = useSearchParams();
  const classId = classIdIn(search);
  const [isMaking, setIsMaking] = useState(classId !== undefined);
  const [wanted, setWanted] = useState<BattleRoom | null>(null);
  const own = useQuery(battleQueries.own());
  const door = useDoor(setWanted);
  return (
    <ArenaPage
      title={texts.arena}
      icon={<Swords aria-hidden="true" />}
      back={{ to: paths.world, text: texts.back }}
      width={1120}
    >
      {own.data && (
        <p className={styles.own} role="status">
          <b>{texts.yourRoom(own.data.name)}</b>
          <ButtonLink to={paths.battle(own.data.code)} tone="ok">
            {texts.comeBack}
          </ButtonLink>
        </p>
      )}
      <div className={styles.sides}>
        <div className={styles.left}>
          <Rating />
          <QuickMatch />
          <CodeForm door={door} />
        </div>
        <Panel title={isMaking ? texts.make : texts.rooms} titleTone="sea" className={styles.rooms}>
          {isMaking ? (
            <RoomForm classId={classId} onCancel={() => setIsMaking(false)} />
          ) : (
            <>
              <div className={styles.make}>
                <Button icon={<Plus />} onClick={() => setIsMaking(true)}>
                  {texts.make}
                </Button>
                <ButtonLink to={paths.competitions} tone="sea">
                  <Medal aria-hidden="true" /> {texts.competitions}
                </ButtonLink>
              </div>
              {wanted && <PasswordForm room={wanted} door={door} onCancel={() => setWanted(null)} />}
              <RoomList door={door} onLocked={setWanted} />
            </>
          )}
        </Panel>
      </div>
    </ArenaPage>
  );
}

/** The class from whose page a teacher comes, in `?class=`. */
function classIdIn(search: URLSearchParams): number | undefined {
  const id = Number(search.get('class'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Into a room; whoever is in it already just goes there, and whoever is in another goes to that one. */
function useDoor(onPassword: (room: null) => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (entry: RoomEntry) => joinRoomByCode(entry),
    onSuccess: ({ room }) => {
      onPassword(null);
      void navigate(paths.battle(room.code));
    },
    onError: (error, { code }) => {
      if (errorCodeOf(error) === 'ALREADY_ROOM_MEMBER_USER') void navigate(paths.battle(code));
      void queries.invalidateQueries({ queryKey: battleQueries.all });
    },
  });
}

type Door = ReturnType<typeof useDoor>;

function Rating() {
  const { data } = useQuery(battleQueries.rating());
  if (!data) return null;
  const { tier, tierLevel, rating, battleCount, winCount } = data;
  return (
    <Panel title={texts.ratingTitle} titleTone="coral" className={styles.rating}>
      <TierBadge tier={tier} size={64} />
      <p>
        <b>{tierName(tier, tierLevel)}</b>
        <span>{texts.points(rating)}</span>
        <small>{texts.record(battleCount, winCount)}</small>
      </p>
    </Panel>
  );
}

function QuickMatch() {
  const navigate = useNavigate();
  const [kind, setKind] = useState<BattleRoom['kind']>('CODE');
  const [wanted, setWanted] = useState('ANY');
  const match = useMutation({
    mutationFn: () => {
      const language = LANGUAGES.find((one) => one === wanted);
      return quickMatch({ kind, ...(language && { language }) });
    },
    onSuccess: ({ room }) => navigate(paths.battle(room.code)),
  });
  return (
    <div className={styles.quick}>
      <div className={styles.wishes}>
        <Chips label={texts.quickKind} options={KINDS} value={kind} onChange={setKind} />
        <SelectField
          label={texts.form.language}
          options={LANGUAGE_CHOICES}
          value={wanted}
          onChange={setWanted}
        />
      </div>
      <Button size="large" wide icon={<Zap />} busy={match.isPending} onClick={() => match.mutate()}>
        {texts.quick}
      </Button>
      <p>{texts.quickHint}</p>
      <FormMessage message={match.error ? userMessageOf(match.error, texts.enterFailed) : undefined} />
    </div>
  );
}

function CodeForm({ door }: { readonly door: Door }) {
  const [code, setCode] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const wanted = code.trim().toUpperCase();
    setIsWrong(!ROOM_CODE.test(wanted));
    if (ROOM_CODE.test(wanted)) door.mutate({ code: wanted });
  };
  const isOfThis = door.variables?.code === code.trim().toUpperCase();
  const failure = door.error && isOfThis ? userMessageOf(door.error, texts.enterFailed) : undefined;
  return (
    <form className={styles.codeForm} onSubmit={enter} noValidate>
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
      <Button type="submit" tone="sea" busy={door.isPending && isOfThis}>
        {texts.enter}
      </Button>
    </form>
  );
}

interface PasswordFormProps {
  readonly room: BattleRoom;
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
    <form
      className={styles.password}
      onSubmit={(event) => {
        event.preventDefault();
        door.mutate({ code: room.code, password });
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
    </form>
  );
}

interface RoomListProps {
  readonly door: Door;
  readonly onLocked: (room: BattleRoom) => void;
}

function RoomList({ door, onLocked }: RoomListProps) {
  const [page, setPage] = useState(1);
  const [kind, setKind] = useState<(typeof FILTERS)[number]['value']>('ALL');
  const rooms = useQuery(battleQueries.rooms(page, kind === 'ALL' ? {} : { kind }));
  const isStaff = useIsStaff();
  const navigate = useNavigate();
  const enter = (room: BattleRoom) => {
    // Who runs a class room is not one of its players.
    if (room.isClass && isStaff) void navigate(paths.battle(room.code));
    else if (room.hasPassword) onLocked(room);
    else door.mutate({ code: room.code, spectate: room.state === 'RUNNING' });
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
        isEmpty={({ totalCount }) => totalCount === 0}
        empty={<EmptyState title={texts.noRooms} hint={texts.noRoomsHint} />}
      >
        {({ roomList, pageCount }) => (
          <>
            <ul className={styles.list}>
              {roomList.map((room) => (
                <li key={room.roomId} className={styles.row}>
                  <p>
                    <b>
                      {room.hasPassword && <Lock role="img" aria-label={texts.passwordNeeded} />}
                      {room.name}
                    </b>
                    <span>
                      {texts.kinds[room.kind]} {texts.problems(room.problemCount)} · {texts.rules[room.rule]}{' '}
                      · {texts.minutes(room.minutes)} · {texts.languages[room.language ?? 'ANY']}
                      {room.difficulty !== null && ` · ${texts.form.difficultyOf(room.difficulty)}`}
                    </span>
                  </p>
                  <span className={styles.count} data-state={room.state}>
                    {room.state === 'RUNNING'
                      ? texts.running
                      : texts.members(room.memberCount, room.capacity)}
                  </span>
                  <Button
                    tone={room.state === 'RUNNING' ? 'alt' : 'ok'}
                    icon={room.state === 'RUNNING' ? <Eye /> : undefined}
                    disabled={room.state === 'RUNNING' ? !room.spectators : room.memberCount >= room.capacity}
                    busy={door.isPending && door.variables.code === room.code}
                    onClick={() => enter(room)}
                  >
                    {room.state === 'RUNNING' ? texts.watch : texts.enter}
                  </Button>
                </li>
              ))}
            </ul>
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
