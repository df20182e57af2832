import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { TeamEmblem } from '../TeamEmblem.tsx';
import { battleTexts as texts } from '../texts.ts';
import { useOutfits } from '../useOutfits.ts';

/** More names would not fit on the wall. */
const MOST_NAMES = 30;

interface JoinedPlayersProps {
  readonly players: readonly {
    readonly userId: number;
    readonly nickname: string;
    readonly teamId: number | null;
  }[];
}

/** The players who are there before the start, with faces and the animals of teams. */
export function JoinedPlayers({ players }: JoinedPlayersProps) {
  const shown = players.slice(0, MOST_NAMES);
  const outfits = useOutfits(shown.map(({ userId }) => userId));
  return (
    <ul>
      {shown.map(({ userId, nickname, teamId }) => (
        <li key={userId}>
          <AvatarPreview itemKeys={outfits.get(userId) ?? []} height={96} bust animate={false} label="" />
          {nickname}
          {teamId !== null && (
            <small>
              <TeamEmblem teamId={teamId} /> {texts.team(teamId)}
            </small>
          )}
        </li>
      ))}
      {players.length > MOST_NAMES && <li>{texts.moreOnStep(players.length - MOST_NAMES)}</li>}
    </ul>
  );
}
