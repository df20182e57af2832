import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { teamAnimal } from './teams.ts';
import styles from './Arena.module.css';

interface TeamEmblemProps {
  readonly teamId: number;
  readonly className?: string | undefined;
}

/** The sea animal of a team on a round ground, as large as the letters around it; decoration beside the team's name. */
export function TeamEmblem({ teamId, className }: TeamEmblemProps) {
  const animal = teamAnimal(teamId);
  if (!animal) return null;
  return (
    <span
      className={classNames(styles.emblem, className)}
      style={{ backgroundImage: `radial-gradient(circle at 50% 30%, #fff, ${animal.colour})` }}
    >
      <Mascot sprite={animal.sprite} size={96} still />
    </span>
  );
}
