import { branchesOf, takenBranch } from './codePlan.ts';
import { Narrator } from './Narrator.tsx';
import type { SceneProps } from './sceneProps.ts';
import { Solid, plate } from './Solid.tsx';
import { Words } from './Words.tsx';
import styles from './Scenes.module.css';

/** The ends of the roads of two or three ways, and how they get there from the fork at 250, 300. */
const ENDS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [128, 120],
    [404, 120],
  ],
  3: [
    [96, 140],
    [270, 96],
    [446, 140],
  ],
};

/** A fork of the sand road: signs tell what is asked, and a fish swims the way that is taken. */
export function ForkScene({ moment }: SceneProps) {
  const branches = branchesOf(moment.source).slice(0, 3);
  const ends = ENDS[branches.length] ?? [];
  const taken = takenBranch(branches, moment.lines, moment.state === 'done');
  const asked = branches.map(({ head }) => moment.lines.includes(head));
  const [x, y] = (taken >= 0 ? ends[taken] : undefined) ?? [250, 330];
  return (
    <>
      {ends.map(([endX, endY], index) => (
        <Road key={index} to={[endX, endY]} lit={index === taken} />
      ))}
      <path d="M206 470q6-70 44-152" fill="none" stroke="#8a5a3a" strokeWidth="52" strokeLinecap="round" />
      <path d="M206 470q6-70 44-152" fill="none" stroke="#f8dfa6" strokeWidth="42" strokeLinecap="round" />
      <Narrator moment={moment} silent />
      {branches.map(({ condition, body }, index) => {
        const [endX, endY] = ends[index] ?? [0, 0];
        const dim = taken >= 0 && taken !== index;
        return (
          <g key={index} opacity={dim ? 0.55 : 1} className={styles.fade}>
            <Solid d={`M${endX - 6} ${endY - 24}h12v64h-12Z`} paint="wood" />
            <Solid
              d={plate(endX, endY - 32, branches.length > 2 ? 158 : 190, 54, 12)}
              paint={index === taken ? 'gold' : 'cream'}
            />
            <Words
              x={endX}
              y={endY - 32}
              text={condition === '' ? (body.length === 0 ? '지나가기' : '아니면') : condition}
              room={branches.length > 2 ? 138 : 166}
              size={22}
              code={condition !== ''}
            />
            {asked[index] && taken !== index && condition !== '' && (
              <Words x={endX + 60} y={endY - 66} text="✗" room={30} size={28} light />
            )}
          </g>
        );
      })}
      <g className={styles.glide} transform={`translate(${x} ${taken >= 0 ? y + 58 : y})`}>
        <Fish />
      </g>
      {taken >= 0 && moment.output.length > 0 && (
        <g key={moment.output.at(-1)} className={styles.appear}>
          <Solid d={plate(352, 364, 196, 46, 18)} paint="night" />
          <Words x={352} y={365} text={moment.output.at(-1) ?? ''} room={176} size={24} light />
        </g>
      )}
    </>
  );
}

function Road({ to: [x, y], lit }: { readonly to: readonly [number, number]; readonly lit: boolean }) {
  const d = `M250 322C250 250 ${x} 250 ${x} ${y + 34}`;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="#8a5a3a" strokeWidth="42" />
      <path d={d} stroke={lit ? '#ffd873' : '#f8dfa6'} strokeWidth="32" />
      <path d={d} stroke="#d9a85c" strokeWidth="4" strokeDasharray="2 20" />
    </g>
  );
}

function Fish() {
  return (
    <g>
      <Solid d="M-30 0-50-16v32Z" paint="coral" />
      <Solid d="M36 0C30-24-14-30-34 0-14 30 30 24 36 0Z" paint="coral">
        <path
          d="M-6-30q-12 30 0 60M12-30q-10 30 0 60"
          stroke="#fff"
          strokeWidth="7"
          fill="none"
          opacity=".85"
        />
      </Solid>
      <circle cx="22" cy="-5" r="4.500" fill="#3b2130" />
      <circle cx="23.500" cy="-6.500" r="1.500" fill="#fff" />
    </g>
  );
}
