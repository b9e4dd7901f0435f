import { DurableObject } from 'cloudflare:workers';

// Stands in for the portal's Worker where the counter itself is tested: it does so much of everything, and no more.

export class AccountObject extends DurableObject {
  make() {
    this.ctx.storage.sql.exec('CREATE TABLE one (key TEXT PRIMARY KEY)');
  }

  async work() {
    const { storage } = this.ctx;
    storage.sql.exec("INSERT INTO one VALUES ('a'), ('b')");
    storage.sql.exec('SELECT * FROM one').toArray();
    await storage.put({ first: 1, second: 2, third: 3 });
    storage.kv.put('fourth', 4);
    storage.kv.get('fourth');
    await storage.delete('first');
    await storage.delete('never');
    await storage.setAlarm(Date.now() + 1_000);
    await this.env.SESSION.get(this.env.SESSION.idFromName('one')).rest();
    const ask = async () => (await fetch(this.env.CARRIER_ORIGIN)).text();
    await Promise.all([ask(), ask()]);
    await ask();
    this.env.POINTS.writeDataPoint({ blobs: ['page', '', '/home', 'GET', '200', '', ''] });
    this.env.POINTS.writeDataPoint({ blobs: ['page', '', '/home', 'GET', '503', '', 'no page'] });
  }

  async alarm() {
    await this.ctx.storage.put('first', 1);
  }
}

export class SessionObject extends DurableObject {
  rest() {}
}

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    const account = env.ACCOUNT.get(env.ACCOUNT.idFromName('one'));
    if (pathname === '/make') await account.make();
    if (pathname === '/work') {
      await account.work();
      await (await fetch(env.CARRIER_ORIGIN)).text();
    }
    return new Response('ok');
  },
};
