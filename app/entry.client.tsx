import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

// Loaded only by screens that ask for hydration; none of the others links to it.
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
