/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import home from './home.json';
import style from './style.css';

const app = new Hono();

function Links({ entries }) {
  return (
    <>
      {entries.map(({ to, words }) => (
        <a href={to}>{words}</a>
      ))}
    </>
  );
}

function Card({ line }) {
  return (
    <article class="card">
      <h2>{line.name}</h2>
      <p>{line.number}</p>
      <p class="data">{line.left}</p>
      <meter value={line.share} max="1">
        {line.left}
      </meter>
      <p>{line.plan}</p>
      <a class="button" href={line.to}>
        {line.action}
      </a>
      <details>
        <summary>{line.more}</summary>
        <dl>
          {line.facts.map(([name, value]) => (
            <>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </>
          ))}
        </dl>
      </details>
    </article>
  );
}

app.get('/', (c) =>
  c.html(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Home – Lineside</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <a href="/home">Lineside</a>
          <nav>
            <Links entries={home.menu} />
          </nav>
        </header>
        <main>
          <h1>{home.title}</h1>
          {home.lines.map((line) => (
            <Card line={line} />
          ))}
        </main>
        <footer>
          <Links entries={home.footer} />
        </footer>
      </body>
    </html>,
  ),
);

export default app;
