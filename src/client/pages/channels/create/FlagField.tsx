import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import {
  FLAG_COLOUR_NAMES,
  FLAG_EMBLEM_NAMES,
  type ChannelFlagDesign,
} from '#shared/contract/channels/channelFlags.ts';
import { ChannelFlag } from '#client/ui/flag/ChannelFlag.tsx';
import { FLAG_COLOURS } from '#shared/content/channelFlagDrawing.ts';
import { createTexts as texts } from './texts.ts';

export interface FlagFieldProps {
  readonly value: ChannelFlagDesign;
  readonly onChange: (value: ChannelFlagDesign) => void;
}

const COLOURS = FLAG_COLOUR_NAMES.map((value) => ({
  value,
  label: texts.colours[value],
  swatch: FLAG_COLOURS[value].light,
}));
const EMBLEMS = FLAG_EMBLEM_NAMES.map((value) => ({ value, label: texts.emblems[value] }));

/** The flag of a channel as it will fly, with its colour and its emblem to choose. */
export function FlagField({ value, onChange }: FlagFieldProps) {
  return (
    <Cluster gap={5} align="start" justify="center">
      <ChannelFlag flag={value} size={104} />
      <Stack grow>
        <ChoiceField
          label={texts.colour}
          options={COLOURS}
          value={value.colour}
          onChange={(colour) => onChange({ ...value, colour })}
        />
        <ChoiceField
          label={texts.emblem}
          options={EMBLEMS}
          value={value.emblem}
          onChange={(emblem) => onChange({ ...value, emblem })}
        />
      </Stack>
    </Cluster>
  );
}
