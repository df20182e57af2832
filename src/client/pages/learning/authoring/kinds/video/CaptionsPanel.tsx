import { Captions, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { FileInput } from '#client/ui/form/FileInput.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { asWebVtt, CAPTIONS_LENGTH, readWebVtt } from '#shared/video/webVtt.ts';
import { decodeText } from '#client/ui/files/decodeText.ts';
import { videoTexts as texts } from './texts.ts';

/** The words below a video, from a WebVTT file. */
export function CaptionsPanel({
  captions,
  onChange,
}: {
  readonly captions: string;
  readonly onChange: (captions: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | undefined>();
  const read = captions === '' ? null : readWebVtt(captions);
  const choose = async (file: File) => {
    const source = await readText(file);
    const taken = source === null ? { fault: texts.notText } : readWebVtt(source);
    setFault('fault' in taken ? taken.fault : undefined);
    if (source !== null && 'cues' in taken) onChange(source);
  };
  return (
    <Panel title={texts.captions} titleTone="sea">
      <p>{read && 'cues' in read ? texts.captionLines(read.cues.length) : texts.captionsHint}</p>
      <Cluster>
        <Button tone="alt" icon={<Captions />} onClick={() => input.current?.click()}>
          {texts.chooseCaptions}
        </Button>
        {captions !== '' && (
          <Button tone="alt" icon={<Trash2 />} onClick={() => onChange('')}>
            {texts.removeCaptions}
          </Button>
        )}
      </Cluster>
      <FormMessage message={fault} />
      <FileInput
        ref={input}
        label={texts.chooseCaptions}
        accept=".vtt,.srt,text/vtt"
        onChoose={(file) => void choose(file)}
      />
    </Panel>
  );
}

/** The words of a file as WebVTT; null for what is no text. */
async function readText(file: File): Promise<string | null> {
  // A letter of UTF-8 takes up to three bytes.
  if (file.size > CAPTIONS_LENGTH * 3) return null;
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return text === null ? null : asWebVtt(text);
}
