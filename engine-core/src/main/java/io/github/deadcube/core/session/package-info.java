/**
 * Sessions: the layer between the engine and an application. A {@link io.github.deadcube.core.session.Session} knows which input is due
 * and which side must answer, rolls the dice, writes the record, shows each side its view of the game, and takes inputs back.
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
