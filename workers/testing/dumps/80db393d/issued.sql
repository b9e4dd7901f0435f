-- 0 six-lines
CREATE TABLE counted (name TEXT NOT NULL, actor_id TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE identity ( customer_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, bound_at INTEGER NOT NULL);
CREATE TABLE job ( kind TEXT NOT NULL, subject_id TEXT NOT NULL, started_at INTEGER NOT NULL, next_at INTEGER, last_checked_at INTEGER, failures INTEGER NOT NULL, state TEXT, audience TEXT NOT NULL, audience_until INTEGER NOT NULL, PRIMARY KEY (kind, subject_id));
CREATE TABLE journey ( name TEXT NOT NULL, subject_id TEXT NOT NULL, version TEXT NOT NULL, draft TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (name, subject_id));
CREATE TABLE operation ( id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject_id TEXT NOT NULL, actor_id TEXT NOT NULL, state TEXT NOT NULL, terms TEXT NOT NULL, issued_at INTEGER NOT NULL, sent_at INTEGER, settled_at INTEGER, last_checked_at INTEGER, refusal TEXT, before TEXT, result TEXT, refusal_message TEXT, form_mark TEXT);
CREATE TABLE reference (ref TEXT PRIMARY KEY, target TEXT NOT NULL UNIQUE);
CREATE TABLE secret (key TEXT PRIMARY KEY, sealed TEXT NOT NULL, until INTEGER);
CREATE TABLE signed_in ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, since INTEGER NOT NULL);
CREATE TABLE step ( operation_id TEXT NOT NULL, step TEXT NOT NULL, state TEXT NOT NULL, sent_at INTEGER NOT NULL, result TEXT, refusal TEXT, message TEXT, PRIMARY KEY (operation_id, step));
CREATE TABLE viewer ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, group_id TEXT NOT NULL, seen_at INTEGER NOT NULL);
CREATE TABLE visit (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
CREATE INDEX counted_of_actor ON counted (name, actor_id, at);
CREATE INDEX operation_of_subject ON operation (kind, subject_id, state);
INSERT INTO "operation" VALUES ('0dA26TF0B9WGw41wjofEaA', 'top-up', '{line1}', '{line1}', 'issued', '{"gigabytes":2,"charge":1000,"payerId":"{line1}"}', {at+611}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('1QIumG99deB0YpA3PwS-JQ', 'rename', '{line1}', '{line1}', 'issued', '{"firstName":"ANA","lastName":"ROSE"}', {at+634}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('yU3IaASPX062iqPg3QYdEQ', 'data-service', '{line1}', '{line1}', 'issued', '{"pause":true,"primaryId":"{line1}"}', {at+655}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('JAnBSAZamYA20gwHgyXEPQ', 'auto-top-up', '{line1}', '{line1}', 'issued', '{"enabled":true}', {at+699}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('XIJfgBb11nb1mG40RNy4ng', 'service', '{line1}', '{line1}', 'issued', '{"service":"IR","enable":true}', {at+743}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('S6F6jl3qGj6RvW_3PWEB2Q', 'account-lock', '{line1}', '{line1}', 'issued', '{"lockStatus":"ACC_LOCK"}', {at+769}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('jfgX8S1aY0fqlZfoFQw_jg', 'payment-page', '{line1}', '{line1}', 'issued', '{"emailId":"{email1}","redirectUrl":"https://portal.example.test/back"}', {at+789}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('RoAm1mAQ56ppkMOujXOOiA', 'card-page', '{line1}', '{line1}', 'issued', '{"emailId":"{email1}","redirectUrl":"https://portal.example.test/back"}', {at+823}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('tR9tNjiYSVTyKea3hLFPig', 'esim-setup', '{line1}', '{line1}', 'issued', '{}', {at+846}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('aNCp7tAmU8jIJcy0UmNtrw', 'reorder-sim', '{line1}', '{line1}', 'issued', '{"planId":"plan-5gb","recipient":"Cleo Adams","address":{"address1":"12 Harbor Street","city":"Burlington","state":"MA","zip":"01803"},"shipping":300,"kitPrice":499,"tax":31}', {at+1249}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "viewer" VALUES ('session-81c08ac2-73e3-4723-a5b5-32b92ec05424', '{line1}', '{group}', {at+898});
INSERT INTO "visit" VALUES (1, {at+875});

-- 1 six-lines
CREATE TABLE counted (name TEXT NOT NULL, actor_id TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE identity ( customer_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, bound_at INTEGER NOT NULL);
CREATE TABLE job ( kind TEXT NOT NULL, subject_id TEXT NOT NULL, started_at INTEGER NOT NULL, next_at INTEGER, last_checked_at INTEGER, failures INTEGER NOT NULL, state TEXT, audience TEXT NOT NULL, audience_until INTEGER NOT NULL, PRIMARY KEY (kind, subject_id));
CREATE TABLE journey ( name TEXT NOT NULL, subject_id TEXT NOT NULL, version TEXT NOT NULL, draft TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (name, subject_id));
CREATE TABLE operation ( id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject_id TEXT NOT NULL, actor_id TEXT NOT NULL, state TEXT NOT NULL, terms TEXT NOT NULL, issued_at INTEGER NOT NULL, sent_at INTEGER, settled_at INTEGER, last_checked_at INTEGER, refusal TEXT, before TEXT, result TEXT, refusal_message TEXT, form_mark TEXT);
CREATE TABLE reference (ref TEXT PRIMARY KEY, target TEXT NOT NULL UNIQUE);
CREATE TABLE secret (key TEXT PRIMARY KEY, sealed TEXT NOT NULL, until INTEGER);
CREATE TABLE signed_in ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, since INTEGER NOT NULL);
CREATE TABLE step ( operation_id TEXT NOT NULL, step TEXT NOT NULL, state TEXT NOT NULL, sent_at INTEGER NOT NULL, result TEXT, refusal TEXT, message TEXT, PRIMARY KEY (operation_id, step));
CREATE TABLE viewer ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, group_id TEXT NOT NULL, seen_at INTEGER NOT NULL);
CREATE TABLE visit (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
CREATE INDEX counted_of_actor ON counted (name, actor_id, at);
CREATE INDEX operation_of_subject ON operation (kind, subject_id, state);
INSERT INTO "operation" VALUES ('fUNBNCwGjGD3aNnZMk6h0w', 'plan-change', '{line1}', '{line1}', 'issued', '{"planId":"plan-15gb","planName":"Best Fit 15GB","fromPlanId":"plan-5gb","fromPlanName":"Best Fit 5GB","occurrence":1,"direction":"upgrade","when":"now","prices":[]}', {at+257}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('W0Rp3zeVilrJgNFErLCWKg', 'begin-activation', '{line1}', '{line1}', 'issued', '{}', {at+272}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('xQokfeaP2uTXO9B3JsrB5Q', 'email-bill', '{line1}', '{line1}', 'issued', '{"emailId":"{email1}","invoiceUrl":"https://bills.example.test/1.pdf","invoiceType":"MONTHLY","invoiceDate":"2026-11-03"}', {at+328}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "visit" VALUES (1, {at-727});

-- 2 active-family
CREATE TABLE counted (name TEXT NOT NULL, actor_id TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE identity ( customer_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, bound_at INTEGER NOT NULL);
CREATE TABLE job ( kind TEXT NOT NULL, subject_id TEXT NOT NULL, started_at INTEGER NOT NULL, next_at INTEGER, last_checked_at INTEGER, failures INTEGER NOT NULL, state TEXT, audience TEXT NOT NULL, audience_until INTEGER NOT NULL, PRIMARY KEY (kind, subject_id));
CREATE TABLE journey ( name TEXT NOT NULL, subject_id TEXT NOT NULL, version TEXT NOT NULL, draft TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (name, subject_id));
CREATE TABLE operation ( id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject_id TEXT NOT NULL, actor_id TEXT NOT NULL, state TEXT NOT NULL, terms TEXT NOT NULL, issued_at INTEGER NOT NULL, sent_at INTEGER, settled_at INTEGER, last_checked_at INTEGER, refusal TEXT, before TEXT, result TEXT, refusal_message TEXT, form_mark TEXT);
CREATE TABLE reference (ref TEXT PRIMARY KEY, target TEXT NOT NULL UNIQUE);
CREATE TABLE secret (key TEXT PRIMARY KEY, sealed TEXT NOT NULL, until INTEGER);
CREATE TABLE signed_in ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, since INTEGER NOT NULL);
CREATE TABLE step ( operation_id TEXT NOT NULL, step TEXT NOT NULL, state TEXT NOT NULL, sent_at INTEGER NOT NULL, result TEXT, refusal TEXT, message TEXT, PRIMARY KEY (operation_id, step));
CREATE TABLE viewer ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, group_id TEXT NOT NULL, seen_at INTEGER NOT NULL);
CREATE TABLE visit (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
CREATE INDEX counted_of_actor ON counted (name, actor_id, at);
CREATE INDEX operation_of_subject ON operation (kind, subject_id, state);
INSERT INTO "operation" VALUES ('OXogEHRdaKX8ZyM74h2hFA', 'esim-kit', '{line1}', '{line1}', 'issued', '{}', {at+518}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('bXQaRFVuDUER1b8Nr52_Rg', 'card-default', '{line1}', '{line1}', 'issued', '{"uuid":"active-family.9eb2c1a32c-card-2"}', {at+640}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('ZrbxyFb_qYeRcVKpVTQRcw', 'card-expiry', '{line1}', '{line1}', 'issued', '{"uuid":"active-family.9eb2c1a32c-card-3","expiry":"0831"}', {at+722}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('mwQQBruzswpHpPyDYjyF8g', 'card-remove', '{line1}', '{line1}', 'issued', '{"uuid":"active-family.9eb2c1a32c-card-4"}', {at+787}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('AKfkK-WH0TXHngNEZ3cplA', 'invite', '{line1}', '{line1}', 'issued', '{"referrerEmailId":"{email1}","friends":[{"refereeName":"Sam","refereeEmailId":"sam@friends.example.test"}]}', {at+855}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('nL9u9PDWVn3o9BP8v0Q1nA', 'sim-kit', '{line1}', '{line1}', 'issued', '{"planId":"plan-5gb","recipient":"Cleo Adams","address":{"address1":"12 Harbor Street","city":"Burlington","state":"MA","zip":"01803"},"shipping":300,"kitPrice":499,"tax":31}', {at+893}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('sNOY1gE46AjIF6exc89qkw', 'add-line', '{line1}', '{line1}', 'issued', '{"primaryId":"{line1}","emailId":"{email1}","accountRef":"ACC1|ORD1","planId":"plan-5gb","planName":"Best Fit 5GB","lines":[{"firstName":"KIM","lastName":"REYES","sim":"esim","occurrence":5,"price":2000}]}', {at+915}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "viewer" VALUES ('session-c0762c63-6532-4e40-8212-ee906664991c', '{line1}', '{group}', {at+549});
INSERT INTO "visit" VALUES (1, {at+549});

-- 3 locked
CREATE TABLE counted (name TEXT NOT NULL, actor_id TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE identity ( customer_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, bound_at INTEGER NOT NULL);
CREATE TABLE job ( kind TEXT NOT NULL, subject_id TEXT NOT NULL, started_at INTEGER NOT NULL, next_at INTEGER, last_checked_at INTEGER, failures INTEGER NOT NULL, state TEXT, audience TEXT NOT NULL, audience_until INTEGER NOT NULL, PRIMARY KEY (kind, subject_id));
CREATE TABLE journey ( name TEXT NOT NULL, subject_id TEXT NOT NULL, version TEXT NOT NULL, draft TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (name, subject_id));
CREATE TABLE operation ( id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject_id TEXT NOT NULL, actor_id TEXT NOT NULL, state TEXT NOT NULL, terms TEXT NOT NULL, issued_at INTEGER NOT NULL, sent_at INTEGER, settled_at INTEGER, last_checked_at INTEGER, refusal TEXT, before TEXT, result TEXT, refusal_message TEXT, form_mark TEXT);
CREATE TABLE reference (ref TEXT PRIMARY KEY, target TEXT NOT NULL UNIQUE);
CREATE TABLE secret (key TEXT PRIMARY KEY, sealed TEXT NOT NULL, until INTEGER);
CREATE TABLE signed_in ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, since INTEGER NOT NULL);
CREATE TABLE step ( operation_id TEXT NOT NULL, step TEXT NOT NULL, state TEXT NOT NULL, sent_at INTEGER NOT NULL, result TEXT, refusal TEXT, message TEXT, PRIMARY KEY (operation_id, step));
CREATE TABLE viewer ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, group_id TEXT NOT NULL, seen_at INTEGER NOT NULL);
CREATE TABLE visit (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
CREATE INDEX counted_of_actor ON counted (name, actor_id, at);
CREATE INDEX operation_of_subject ON operation (kind, subject_id, state);
INSERT INTO "operation" VALUES ('FfTb9OsBe4GCzCZwrXgW8A', 'unlock-code', '{line1}', '{line1}', 'issued', '{"lockStatus":"ACC_UNLOCK"}', {at+72}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('qJuOGH4nOcsEFLS6oVH9aQ', 'account-unlock', '{line1}', '{line1}', 'issued', '{}', {at+77}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "visit" VALUES (1, {at-9});

-- 4 suspended-nonpay
CREATE TABLE counted (name TEXT NOT NULL, actor_id TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE identity ( customer_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, bound_at INTEGER NOT NULL);
CREATE TABLE job ( kind TEXT NOT NULL, subject_id TEXT NOT NULL, started_at INTEGER NOT NULL, next_at INTEGER, last_checked_at INTEGER, failures INTEGER NOT NULL, state TEXT, audience TEXT NOT NULL, audience_until INTEGER NOT NULL, PRIMARY KEY (kind, subject_id));
CREATE TABLE journey ( name TEXT NOT NULL, subject_id TEXT NOT NULL, version TEXT NOT NULL, draft TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (name, subject_id));
CREATE TABLE operation ( id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject_id TEXT NOT NULL, actor_id TEXT NOT NULL, state TEXT NOT NULL, terms TEXT NOT NULL, issued_at INTEGER NOT NULL, sent_at INTEGER, settled_at INTEGER, last_checked_at INTEGER, refusal TEXT, before TEXT, result TEXT, refusal_message TEXT, form_mark TEXT);
CREATE TABLE reference (ref TEXT PRIMARY KEY, target TEXT NOT NULL UNIQUE);
CREATE TABLE secret (key TEXT PRIMARY KEY, sealed TEXT NOT NULL, until INTEGER);
CREATE TABLE signed_in ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, since INTEGER NOT NULL);
CREATE TABLE step ( operation_id TEXT NOT NULL, step TEXT NOT NULL, state TEXT NOT NULL, sent_at INTEGER NOT NULL, result TEXT, refusal TEXT, message TEXT, PRIMARY KEY (operation_id, step));
CREATE TABLE viewer ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, group_id TEXT NOT NULL, seen_at INTEGER NOT NULL);
CREATE TABLE visit (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
CREATE INDEX counted_of_actor ON counted (name, actor_id, at);
CREATE INDEX operation_of_subject ON operation (kind, subject_id, state);
INSERT INTO "operation" VALUES ('DwMLLuLXQ2g20qGdUJG-tA', 'promise-to-pay', '{line1}', '{line1}', 'issued', '{"day":"2026-12-01","amount":4500}', {at+127}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "operation" VALUES ('jr-14CAt-1o99QhcBKblcQ', 'month-in-advance', '{line1}', '{line1}', 'issued', '{"amount":2500,"totalTax":156}', {at+212}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "viewer" VALUES ('session-a15e3685-7ecf-483a-8502-1322643595f9', '{line1}', '{group}', {at+165});
INSERT INTO "visit" VALUES (1, {at+165});

-- 5 new-sim-delivered
CREATE TABLE counted (name TEXT NOT NULL, actor_id TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE identity ( customer_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, bound_at INTEGER NOT NULL);
CREATE TABLE job ( kind TEXT NOT NULL, subject_id TEXT NOT NULL, started_at INTEGER NOT NULL, next_at INTEGER, last_checked_at INTEGER, failures INTEGER NOT NULL, state TEXT, audience TEXT NOT NULL, audience_until INTEGER NOT NULL, PRIMARY KEY (kind, subject_id));
CREATE TABLE journey ( name TEXT NOT NULL, subject_id TEXT NOT NULL, version TEXT NOT NULL, draft TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (name, subject_id));
CREATE TABLE operation ( id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject_id TEXT NOT NULL, actor_id TEXT NOT NULL, state TEXT NOT NULL, terms TEXT NOT NULL, issued_at INTEGER NOT NULL, sent_at INTEGER, settled_at INTEGER, last_checked_at INTEGER, refusal TEXT, before TEXT, result TEXT, refusal_message TEXT, form_mark TEXT);
CREATE TABLE reference (ref TEXT PRIMARY KEY, target TEXT NOT NULL UNIQUE);
CREATE TABLE secret (key TEXT PRIMARY KEY, sealed TEXT NOT NULL, until INTEGER);
CREATE TABLE signed_in ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, since INTEGER NOT NULL);
CREATE TABLE step ( operation_id TEXT NOT NULL, step TEXT NOT NULL, state TEXT NOT NULL, sent_at INTEGER NOT NULL, result TEXT, refusal TEXT, message TEXT, PRIMARY KEY (operation_id, step));
CREATE TABLE viewer ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, group_id TEXT NOT NULL, seen_at INTEGER NOT NULL);
CREATE TABLE visit (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
CREATE INDEX counted_of_actor ON counted (name, actor_id, at);
CREATE INDEX operation_of_subject ON operation (kind, subject_id, state);
INSERT INTO "operation" VALUES ('vaywNqwrg-_0nkbceynTMA', 'activate', '{line1}', '{line1}', 'issued', '{"lineId":"{line1}","planId":"plan-5gb","planName":"Best Fit 5GB","price":2500,"esim":false,"iccid":"8901260852290847804","device":{"imei":"356938035643809","make":"Google","model":"Pixel 8"},"zip":"01803","hold":2500,"hadFailed":false}', {at+93}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "visit" VALUES (1, {at-338});

-- 6 port-failed-pin
CREATE TABLE counted (name TEXT NOT NULL, actor_id TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE identity ( customer_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, bound_at INTEGER NOT NULL);
CREATE TABLE job ( kind TEXT NOT NULL, subject_id TEXT NOT NULL, started_at INTEGER NOT NULL, next_at INTEGER, last_checked_at INTEGER, failures INTEGER NOT NULL, state TEXT, audience TEXT NOT NULL, audience_until INTEGER NOT NULL, PRIMARY KEY (kind, subject_id));
CREATE TABLE journey ( name TEXT NOT NULL, subject_id TEXT NOT NULL, version TEXT NOT NULL, draft TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (name, subject_id));
CREATE TABLE operation ( id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject_id TEXT NOT NULL, actor_id TEXT NOT NULL, state TEXT NOT NULL, terms TEXT NOT NULL, issued_at INTEGER NOT NULL, sent_at INTEGER, settled_at INTEGER, last_checked_at INTEGER, refusal TEXT, before TEXT, result TEXT, refusal_message TEXT, form_mark TEXT);
CREATE TABLE reference (ref TEXT PRIMARY KEY, target TEXT NOT NULL UNIQUE);
CREATE TABLE secret (key TEXT PRIMARY KEY, sealed TEXT NOT NULL, until INTEGER);
CREATE TABLE signed_in ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, since INTEGER NOT NULL);
CREATE TABLE step ( operation_id TEXT NOT NULL, step TEXT NOT NULL, state TEXT NOT NULL, sent_at INTEGER NOT NULL, result TEXT, refusal TEXT, message TEXT, PRIMARY KEY (operation_id, step));
CREATE TABLE viewer ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, group_id TEXT NOT NULL, seen_at INTEGER NOT NULL);
CREATE TABLE visit (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
CREATE INDEX counted_of_actor ON counted (name, actor_id, at);
CREATE INDEX operation_of_subject ON operation (kind, subject_id, state);
INSERT INTO "operation" VALUES ('0Tgnqt8uufgcRXIZ14-SoA', 'port-fix', '{line1}', '{line1}', 'issued', '{"problem":"pin","planId":"plan-5gb","imei":"353328110987656","make":"Apple","model":"iPhone 15","number":"5550108890","oldCarrier":"Northwind Wireless"}', {at+475}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "viewer" VALUES ('session-00fe85c0-10f2-4803-87fa-3a370f699ed6', '{line1}', '{group}', {at+191});
INSERT INTO "visit" VALUES (1, {at+191});

-- 7 home-internet
CREATE TABLE counted (name TEXT NOT NULL, actor_id TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE identity ( customer_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, bound_at INTEGER NOT NULL);
CREATE TABLE job ( kind TEXT NOT NULL, subject_id TEXT NOT NULL, started_at INTEGER NOT NULL, next_at INTEGER, last_checked_at INTEGER, failures INTEGER NOT NULL, state TEXT, audience TEXT NOT NULL, audience_until INTEGER NOT NULL, PRIMARY KEY (kind, subject_id));
CREATE TABLE journey ( name TEXT NOT NULL, subject_id TEXT NOT NULL, version TEXT NOT NULL, draft TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (name, subject_id));
CREATE TABLE operation ( id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject_id TEXT NOT NULL, actor_id TEXT NOT NULL, state TEXT NOT NULL, terms TEXT NOT NULL, issued_at INTEGER NOT NULL, sent_at INTEGER, settled_at INTEGER, last_checked_at INTEGER, refusal TEXT, before TEXT, result TEXT, refusal_message TEXT, form_mark TEXT);
CREATE TABLE reference (ref TEXT PRIMARY KEY, target TEXT NOT NULL UNIQUE);
CREATE TABLE secret (key TEXT PRIMARY KEY, sealed TEXT NOT NULL, until INTEGER);
CREATE TABLE signed_in ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, since INTEGER NOT NULL);
CREATE TABLE step ( operation_id TEXT NOT NULL, step TEXT NOT NULL, state TEXT NOT NULL, sent_at INTEGER NOT NULL, result TEXT, refusal TEXT, message TEXT, PRIMARY KEY (operation_id, step));
CREATE TABLE viewer ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, group_id TEXT NOT NULL, seen_at INTEGER NOT NULL);
CREATE TABLE visit (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
CREATE INDEX counted_of_actor ON counted (name, actor_id, at);
CREATE INDEX operation_of_subject ON operation (kind, subject_id, state);
INSERT INTO "operation" VALUES ('aCYqKli23RXNeqLXUE9P2A', 'router-ssid', '{line1}', '{line1}', 'issued', '{"ssid":"Harbor"}', {at+149}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "visit" VALUES (1, {at+44});

-- 8 home-internet
CREATE TABLE counted (name TEXT NOT NULL, actor_id TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE identity ( customer_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, bound_at INTEGER NOT NULL);
CREATE TABLE job ( kind TEXT NOT NULL, subject_id TEXT NOT NULL, started_at INTEGER NOT NULL, next_at INTEGER, last_checked_at INTEGER, failures INTEGER NOT NULL, state TEXT, audience TEXT NOT NULL, audience_until INTEGER NOT NULL, PRIMARY KEY (kind, subject_id));
CREATE TABLE journey ( name TEXT NOT NULL, subject_id TEXT NOT NULL, version TEXT NOT NULL, draft TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (name, subject_id));
CREATE TABLE operation ( id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject_id TEXT NOT NULL, actor_id TEXT NOT NULL, state TEXT NOT NULL, terms TEXT NOT NULL, issued_at INTEGER NOT NULL, sent_at INTEGER, settled_at INTEGER, last_checked_at INTEGER, refusal TEXT, before TEXT, result TEXT, refusal_message TEXT, form_mark TEXT);
CREATE TABLE reference (ref TEXT PRIMARY KEY, target TEXT NOT NULL UNIQUE);
CREATE TABLE secret (key TEXT PRIMARY KEY, sealed TEXT NOT NULL, until INTEGER);
CREATE TABLE signed_in ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, since INTEGER NOT NULL);
CREATE TABLE step ( operation_id TEXT NOT NULL, step TEXT NOT NULL, state TEXT NOT NULL, sent_at INTEGER NOT NULL, result TEXT, refusal TEXT, message TEXT, PRIMARY KEY (operation_id, step));
CREATE TABLE viewer ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, group_id TEXT NOT NULL, seen_at INTEGER NOT NULL);
CREATE TABLE visit (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
CREATE INDEX counted_of_actor ON counted (name, actor_id, at);
CREATE INDEX operation_of_subject ON operation (kind, subject_id, state);
INSERT INTO "operation" VALUES ('XP0N0tWrhkwK5xYHV4Ph5A', 'router-password', '{line1}', '{line1}', 'issued', '{}', {at+312}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "visit" VALUES (1, {at-116});

-- 9 home-internet
CREATE TABLE counted (name TEXT NOT NULL, actor_id TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE identity ( customer_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, bound_at INTEGER NOT NULL);
CREATE TABLE job ( kind TEXT NOT NULL, subject_id TEXT NOT NULL, started_at INTEGER NOT NULL, next_at INTEGER, last_checked_at INTEGER, failures INTEGER NOT NULL, state TEXT, audience TEXT NOT NULL, audience_until INTEGER NOT NULL, PRIMARY KEY (kind, subject_id));
CREATE TABLE journey ( name TEXT NOT NULL, subject_id TEXT NOT NULL, version TEXT NOT NULL, draft TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (name, subject_id));
CREATE TABLE operation ( id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject_id TEXT NOT NULL, actor_id TEXT NOT NULL, state TEXT NOT NULL, terms TEXT NOT NULL, issued_at INTEGER NOT NULL, sent_at INTEGER, settled_at INTEGER, last_checked_at INTEGER, refusal TEXT, before TEXT, result TEXT, refusal_message TEXT, form_mark TEXT);
CREATE TABLE reference (ref TEXT PRIMARY KEY, target TEXT NOT NULL UNIQUE);
CREATE TABLE secret (key TEXT PRIMARY KEY, sealed TEXT NOT NULL, until INTEGER);
CREATE TABLE signed_in ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, since INTEGER NOT NULL);
CREATE TABLE step ( operation_id TEXT NOT NULL, step TEXT NOT NULL, state TEXT NOT NULL, sent_at INTEGER NOT NULL, result TEXT, refusal TEXT, message TEXT, PRIMARY KEY (operation_id, step));
CREATE TABLE viewer ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, group_id TEXT NOT NULL, seen_at INTEGER NOT NULL);
CREATE TABLE visit (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
CREATE INDEX counted_of_actor ON counted (name, actor_id, at);
CREATE INDEX operation_of_subject ON operation (kind, subject_id, state);
INSERT INTO "operation" VALUES ('HuYUpPoo6-eBS1HV1SmCeQ', 'router-reboot', '{line1}', '{line1}', 'issued', '{}', {at+411}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "visit" VALUES (1, {at-446});

-- 10 home-internet
CREATE TABLE counted (name TEXT NOT NULL, actor_id TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE identity ( customer_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL, bound_at INTEGER NOT NULL);
CREATE TABLE job ( kind TEXT NOT NULL, subject_id TEXT NOT NULL, started_at INTEGER NOT NULL, next_at INTEGER, last_checked_at INTEGER, failures INTEGER NOT NULL, state TEXT, audience TEXT NOT NULL, audience_until INTEGER NOT NULL, PRIMARY KEY (kind, subject_id));
CREATE TABLE journey ( name TEXT NOT NULL, subject_id TEXT NOT NULL, version TEXT NOT NULL, draft TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (name, subject_id));
CREATE TABLE operation ( id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject_id TEXT NOT NULL, actor_id TEXT NOT NULL, state TEXT NOT NULL, terms TEXT NOT NULL, issued_at INTEGER NOT NULL, sent_at INTEGER, settled_at INTEGER, last_checked_at INTEGER, refusal TEXT, before TEXT, result TEXT, refusal_message TEXT, form_mark TEXT);
CREATE TABLE reference (ref TEXT PRIMARY KEY, target TEXT NOT NULL UNIQUE);
CREATE TABLE secret (key TEXT PRIMARY KEY, sealed TEXT NOT NULL, until INTEGER);
CREATE TABLE signed_in ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, since INTEGER NOT NULL);
CREATE TABLE step ( operation_id TEXT NOT NULL, step TEXT NOT NULL, state TEXT NOT NULL, sent_at INTEGER NOT NULL, result TEXT, refusal TEXT, message TEXT, PRIMARY KEY (operation_id, step));
CREATE TABLE viewer ( session TEXT PRIMARY KEY, customer_id TEXT NOT NULL, group_id TEXT NOT NULL, seen_at INTEGER NOT NULL);
CREATE TABLE visit (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
CREATE INDEX counted_of_actor ON counted (name, actor_id, at);
CREATE INDEX operation_of_subject ON operation (kind, subject_id, state);
INSERT INTO "operation" VALUES ('hVt3SEz2bycWVXGmeNBIlg', 'router-reset', '{line1}', '{line1}', 'issued', '{}', {at+617}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "viewer" VALUES ('session-c4779f71-a1c1-4900-af3d-af66c04f8ba1', '{line1}', '{group}', {at+579});
INSERT INTO "visit" VALUES (1, {at+489});
