/**
 * Sessions: what lies between the engine and an application that plays games. A {@link
 * io.github.deadcube.core.session.Session} knows whose input is due and by which number, rolls, keeps the record, shows each side
 * what that side may see, and goes back in time.
 *
 * <pre>{@code
 * Session session = Session.of(rules, rules.start(setup).get());
 * session.keepIn(Path.of("game.txt"));
 * Prompt prompt = session.prompt(Viewer.A).get();
 * session.submit(Side.A, session.due(), "A1 activate");
 * PlayerView view = session.view(Viewer.A);
 * }</pre>
 */
package io.github.deadcube.core.session;
