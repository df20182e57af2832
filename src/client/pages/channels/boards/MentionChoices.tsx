import { useQuery } from '@tanstack/react-query';
import { AtSign } from 'lucide-react';
import { useDeferredValue } from 'react';
import { postQueries } from '#client/net/channels/posts.ts';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { boardTexts as texts } from './texts.ts';

export interface MentionChoicesProps {
  readonly boardId: number;
  /** The letters typed behind the @; empty for none. */
  readonly letters: string;
  readonly onChoose: (nickname: string) => void;
}

/** Members whose name begins as it is typed. The typed name works without them, too. */
export function MentionChoices({ boardId, letters, onChoose }: MentionChoicesProps) {
  const { id: channelId } = useChannel();
  const asked = useDeferredValue(letters);
  const found = useQuery({
    ...postQueries.mentionable(channelId, boardId, asked),
    enabled: asked !== '',
  });
  const list = letters === '' ? [] : (found.data ?? []);
  if (list.length === 0) return null;
  return (
    <Cluster as="ul" aria-label={texts.editor.mentions}>
      {list.map(({ userId, nickname }) => (
        <li key={userId}>
          <Button size="small" tone="alt" icon={<AtSign />} onClick={() => onChoose(nickname)}>
            {nickname}
          </Button>
        </li>
      ))}
    </Cluster>
  );
}
