import { SelectField } from './SelectField.tsx';

export interface ChannelFieldProps {
  readonly label: string;
  readonly channels: readonly { readonly channelId: number; readonly channelName: string }[];
  readonly value: number;
  readonly disabled?: boolean;
  readonly onChange: (channelId: number) => void;
}

/** A choice of the class that is meant. A user with one class only is not asked. */
export function ChannelField({ label, channels, value, disabled = false, onChange }: ChannelFieldProps) {
  if (channels.length < 2) return null;
  return (
    <SelectField
      label={label}
      options={channels.map(({ channelId, channelName }) => ({
        value: String(channelId),
        label: channelName,
      }))}
      value={String(value)}
      disabled={disabled}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
