import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { profileQuery } from '#client/net/people/profiles.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { surroundingsStore } from '#client/stores/surroundingsStore.ts';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { closeAllDialogs, openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { Scene } from '#client/ui/scenery/Scene.tsx';
import { useStore } from '#client/ui/useStore.ts';
import type { MapKey } from '#shared/content/maps/mapTypes.ts';
import { FriendButton } from './FriendButton.tsx';
import { keysOf } from './FriendPortrait.tsx';
import { friendTexts } from './texts.ts';
import styles from './Friends.module.css';

/** Most players nearby that are proposed. */
const MOST_NEARBY = 2;

interface FriendIdeasProps {
  /** Cards that are free. */
  readonly places: number;
  readonly friendIds: ReadonlySet<number>;
  /** Opens the search by nickname. */
  readonly onAdd: () => void;
}

/** List items in the places of friends that a child does not have yet: who is nearby, and what two can do together. */
export function FriendIdeas({ places, friendIds, onAdd }: FriendIdeasProps) {
  const navigate = useNavigate();
  const entities = useStore(surroundingsStore, (surroundings) => surroundings.entities);
  const { mutedIds, blockedIds } = useStore(chatStore);
  const nearby = entities
    .filter(
      ({ kind, id }) => kind === 'player' && ![friendIds, mutedIds, blockedIds].some((ids) => ids.has(id)),
    )
    .slice(0, MOST_NEARBY);
  const goTo = (path: string) => () => {
    closeAllDialogs();
    void navigate(path);
  };
  const cards: ReactNode[] = [
    <button key="find" type="button" className={styles.find} onClick={onAdd}>
      <Scene name="no-friends" width={128} />
      <span>{friendTexts.roomForOne}</span>
    </button>,
    ...nearby.map(({ id, name }) => <Nearby key={id} userId={id} nickname={name} />),
    <Idea key="plates" place="beach" picture="pearl" words="plates" onOpen={() => openDialog('map')} />,
    <Idea key="home" place="plaza" picture="key" words="home" onOpen={goTo(paths.home('me'))} />,
    <Idea key="battle" place="arena" picture="flag" words="battle" onOpen={goTo(paths.battles)} />,
  ];
  return cards.slice(0, places).map((card, index) => <li key={index}>{card}</li>);
}

/** Somebody on the same map, who can be asked at once. */
function Nearby({ userId, nickname }: { readonly userId: number; readonly nickname: string }) {
  const { data } = useQuery(profileQuery(userId));
  return (
    <div className={styles.card}>
      <button
        type="button"
        className={styles.portrait}
        aria-label={friendTexts.about(nickname)}
        onClick={() => openDialog('chatUser', { userId })}
      >
        {data && (
          <AvatarPreview
            itemKeys={keysOf(data.equippedUserItemList.map(({ itemId }) => itemId))}
            height={150}
            label=""
            className={styles.avatar}
          />
        )}
        {data && (
          <span className={styles.level} data-tag aria-hidden="true">
            {friendTexts.level(data.level)}
          </span>
        )}
      </button>
      <div className={styles.facts}>
        <Text as="b" size="heading" truncate>
          {nickname}
        </Text>
        <span className={styles.doing} data-online>
          <i aria-hidden="true" />
          {friendTexts.nearby}
        </span>
        <Cluster className={styles.actions}>
          <FriendButton user={{ userId, nickname }} wide />
        </Cluster>
      </div>
    </div>
  );
}

interface IdeaProps {
  /** The map whose picture is behind. */
  readonly place: MapKey;
  readonly picture: 'pearl' | 'key' | 'flag';
  readonly words: keyof typeof friendTexts.ideas;
  readonly onOpen: () => void;
}

function Idea({ place, picture, words, onOpen }: IdeaProps) {
  const { title, hint } = friendTexts.ideas[words];
  return (
    <button type="button" className={classNames(styles.card, styles.idea)} onClick={onOpen}>
      <span
        className={classNames(styles.portrait, styles.ideaPlace)}
        style={{ backgroundImage: `url(/world/${place}/card.webp)` }}
      >
        <img src={`/ui/${picture}.svg`} alt="" width="64" height="64" />
      </span>
      <span className={classNames(styles.facts, styles.words)}>
        <Text as="b" size="heading">
          {title}
        </Text>
        <Hint as="span">{hint}</Hint>
      </span>
      <ChevronRight aria-hidden="true" />
    </button>
  );
}
