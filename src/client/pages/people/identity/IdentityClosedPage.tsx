import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#client/ui/button/Button.tsx';
import { identityTexts } from '#client/ui/identity/texts.ts';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { WindowFrame } from './WindowFrame.tsx';
import { identityPageTexts } from './texts.ts';

const texts = identityPageTexts.closed;
/** Long enough to read the line, short enough not to be waited for. */
const CLOSE_MS = 1500;

/** The page at which the provider's window ends (/identity/closed): it says how it went and closes. */
export function IdentityClosedPage() {
  const [search] = useSearchParams();
  const isDone = search.get('result') === 'done';
  useEffect(() => {
    const timer = window.setTimeout(() => window.close(), CLOSE_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <WindowFrame title={texts.title}>
      <Mascot sprite="dolphin" size={120} />
      <p role="status">
        <strong>{isDone ? identityTexts.done : identityTexts.notDone}</strong>
      </p>
      <p>{texts.hint}</p>
      <Button tone="sea" wide onClick={() => window.close()}>
        {texts.close}
      </Button>
    </WindowFrame>
  );
}
