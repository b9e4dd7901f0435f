import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from '@remix-run/react';
import { Part } from './layout.jsx';
import './styles.css';

export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { header, footer } = useMatches().at(-1).data;
  return (
    <>
      <Part {...header} />
      <Outlet />
      <Part {...footer} />
    </>
  );
}
