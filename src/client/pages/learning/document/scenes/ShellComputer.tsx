import type { Moment } from './moments.ts';
import { Solid, plate } from './Solid.tsx';
import styles from './Scenes.module.css';

const SHELL =
  'M0-8C-30-8-74-10-78-58C-82-96-74-128-58-138C-52-160-26-170 0-160C26-170 52-160 58-138C74-128 82-96 78-58C74-10 30-8 0-8Z';
const STAR =
  'm0-202 3.500 8.200 8.900.8-6.700 5.900 2 8.700-7.700-4.600-7.700 4.600 2-8.700-6.700-5.900 8.900-.8Z';

/** The computer of the lessons in its scallop, standing on the origin, 156 wide and 200 high. */
export function ShellComputer({
  state,
  speaking = false,
}: {
  readonly state: Moment['state'];
  readonly speaking?: boolean;
}) {
  return (
    <g>
      <ellipse cx="0" cy="2" rx="70" ry="10" fill="#123f5c" opacity=".26" />
      <Solid d="M-46 2C-46-14-20-16 0-16C20-16 46-14 46 2Z" paint="wood" />
      <path d="M0-162v-22" stroke="#a04a5c" strokeWidth="4" strokeLinecap="round" />
      <Solid d={SHELL} paint="pink">
        <path
          d="M0-10v-160M-22-12-40-160M22-12 40-160M-46-16-76-124M46-16 76-124"
          fill="none"
          stroke="#e0647f"
          strokeOpacity=".55"
          strokeWidth="3"
        />
        <ellipse
          cx="-46"
          cy="-126"
          rx="7"
          ry="14"
          fill="#fff"
          opacity=".55"
          transform="rotate(28 -46 -126)"
        />
      </Solid>
      <Solid d={plate(0, -76, 116, 88, 20)} paint="cream" />
      <Solid d={plate(0, -77, 98, 70, 14)} paint="night">
        <path d="M-50-112h44L-40-40h-20Z" fill="#fff" opacity=".08" />
      </Solid>
      <Face state={state} speaking={speaking} />
      {['#ff8f7d', '#ffcf3f', '#5fd0b0'].map((colour, index) => (
        <circle key={colour} cx={12 * index - 12} cy="-24" r="3.200" fill={colour} />
      ))}
      <path d={STAR} fill="#ffc433" stroke="#8a5a14" strokeWidth="3" strokeLinejoin="round" />
    </g>
  );
}

/** Awake and curious, busy, glad, or puzzled. */
function Face({ state, speaking }: { readonly state: Moment['state']; readonly speaking: boolean }) {
  const mint = '#aef7ec';
  const line = { fill: 'none', stroke: mint, strokeWidth: 4.5, strokeLinecap: 'round' } as const;
  if (state === 'puzzled') {
    return (
      <g key="puzzled" className={styles.appear}>
        <circle cx="-19" cy="-84" r="7.500" fill={mint} />
        <circle cx="19" cy="-82" r="5" fill={mint} />
        <path d="M-30-101q10-7 20-2M12-96q9-1 16 5" {...line} strokeWidth="3.500" />
        <path d="M-13-57q6-8 12 0t13-1" {...line} />
        <text x="38" y="-96" fontSize="26" fill="#ffd76a" textAnchor="middle" className={styles.words}>
          ?
        </text>
      </g>
    );
  }
  const glad = state === 'done';
  return (
    <g>
      {glad ? (
        <path d="M-28-81q9-12 18 0M10-81q9-12 18 0" {...line} />
      ) : (
        [-19, 19].map((x) => (
          <g key={x}>
            <ellipse cx={x} cy="-84" rx="7" ry="9" fill={mint} />
            <ellipse cx={x - 2} cy="-87" rx="2.400" ry="3" fill="#fff" />
          </g>
        ))
      )}
      {speaking || glad ? (
        <path
          key={`${state} mouth`}
          className={styles.beat}
          d="M-15-68C-8-64 8-64 15-68C14-54 6-49 0-49C-6-49-14-54-15-68Z"
          fill="#ff8d9a"
          stroke={mint}
          strokeWidth="3"
        />
      ) : (
        <path d="M-9-62q9 7 18 0" {...line} strokeWidth="4" />
      )}
      {[-35, 35].map((x) => (
        <ellipse key={x} cx={x} cy="-68" rx="5.600" ry="3.400" fill="#ff9fb8" opacity=".75" />
      ))}
    </g>
  );
}
