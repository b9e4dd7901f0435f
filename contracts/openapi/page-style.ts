import { html } from 'hono/html';

/** The look of the page: a list of calls beside the text, above it on a narrow screen. */
export const pageStyle = html`<style>
  :root {
    color-scheme: light dark;
    --line: light-dark(#c9d6d3, #2f403d);
    --soft: light-dark(#eef3f2, #16211f);
    --link: light-dark(#0b5c56, #7fd6cd);
  }
  * {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    font:
      1rem/1.5 system-ui,
      sans-serif;
    background: light-dark(#fff, #0c1413);
    color: light-dark(#14211f, #e9f1ef);
  }
  a {
    color: var(--link);
  }
  nav {
    background: var(--soft);
    padding: 1rem;
  }
  nav ul {
    list-style: none;
    margin: 0;
    padding: 0 0 0.5rem 1rem;
  }
  nav a {
    display: inline-block;
    padding: 0.25rem 0;
  }
  summary {
    cursor: pointer;
    padding: 0.25rem 0;
  }
  main {
    padding: 1rem;
    min-width: 0;
    max-width: 70rem;
  }
  article {
    border-top: 1px solid var(--line);
    padding: 0.5rem 0 1rem;
  }
  h1,
  h2,
  h3,
  p,
  summary {
    overflow-wrap: anywhere;
  }
  h2 {
    text-transform: capitalize;
    margin-top: 2.5rem;
  }
  .wide,
  pre {
    overflow-x: auto;
  }
  pre {
    background: var(--soft);
    padding: 0.75rem;
  }
  table {
    border-collapse: collapse;
    width: 100%;
    margin: 0.5rem 0;
    font-size: 0.9375rem;
  }
  caption {
    text-align: start;
    font-weight: 650;
    padding: 0.25rem 0;
  }
  th,
  td {
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    padding: 0.375rem 0.75rem 0.375rem 0;
    border-bottom: 1px solid var(--line);
  }
  thead th {
    font-weight: 650;
  }
  .assumed {
    border-inline-start: 0.25rem solid light-dark(#b06a00, #e0a84a);
    padding-inline-start: 0.75rem;
  }
  @media (min-width: 60rem) {
    body {
      display: grid;
      grid-template-columns: 18rem 1fr;
    }
    nav {
      position: sticky;
      top: 0;
      height: 100vh;
      overflow-y: auto;
    }
    main {
      padding: 1rem 2rem;
    }
  }
</style>`;
