/**
 * Start here to write an application: a program that plays, shows, stores or teaches the game.
 * {@code io.github.deadcube.Game} keeps a game for it. The type {@link Rules} is a set of pure functions: from a state
 * and an input they compute the next state and the events; from a state they compute the next question. The engine
 * never rolls dice and never waits.
 *
 * <pre>{@code
 * GameState played(Rules rules, Setup setup, Dice.Source dice) {
 *     GameState state = Fault.orThrow(rules.start(setup));                         // throws all errors of the set-up
 *     while (!(rules.prompt(state) instanceof Prompt.Finished)) {
 *         Prompt prompt = rules.prompt(state);
 *         Input input = prompt instanceof Prompt.Decision decision
 *                 ? decision.options().head()                                      // here a player chooses
 *                 : dice.answer(prompt).get();                                       // no player decides here
 *         Transition next = rules.play(state, input);                              // throws the rule that forbids the input
 *         next.events().forEach(System.out::println);
 *         state = next.state();
 *     }
 *     return state;
 * }
 * }</pre>
 *
 * <p>{@code io.github.deadcube.core.Deadcube} has the rules, the editions and the scenarios. This list names the types
 * in the order in which an application needs them. Those up to the rulebook are enough to play; each later group is for
 * another purpose. Small types are nested in the type they belong to:
 *
 * <ul>
 *   <li>The game: {@link Rules}, {@link Setup}, {@link io.github.deadcube.api.rule.Fault Fault}, {@link GameState},
 *       {@link Transition}: a set-up starts a game, an input leads to the next state.
 *   <li>Questions and answers: {@link io.github.deadcube.api.play.Prompt Prompt},
 *       {@link io.github.deadcube.api.play.Input Input}, {@link io.github.deadcube.api.play.Choice Choice},
 *       {@link io.github.deadcube.api.play.Target Target}, {@link io.github.deadcube.api.play.Dice Dice} and their
 *       source, {@link io.github.deadcube.api.play.Rejection Rejection}
 *   <li>Changes: {@link io.github.deadcube.api.play.Event Event}: one for each change, with its rule.
 *   <li>The position: {@link Position}, {@link PlayerView}, {@link io.github.deadcube.api.play.Model Model},
 *       {@link io.github.deadcube.api.play.Mark Mark}, {@link io.github.deadcube.api.play.Marker Marker},
 *       {@link io.github.deadcube.api.play.Token Token}: a player view holds only the facts that one side may know.
 *   <li>The battlefield: {@link io.github.deadcube.api.battlefield.Battlefield Battlefield} and its builder,
 *       {@link io.github.deadcube.api.battlefield.Cube Cube},
 *       {@link io.github.deadcube.api.battlefield.Place Place},
 *       {@link io.github.deadcube.api.battlefield.Direction Direction},
 *       {@link io.github.deadcube.api.battlefield.Face Face}, {@link io.github.deadcube.api.battlefield.Floor Floor},
 *       {@link io.github.deadcube.api.battlefield.Scenery Scenery},
 *       {@link io.github.deadcube.api.battlefield.Body Body}
 *   <li>Strike teams: {@link io.github.deadcube.api.team.StrikeTeam StrikeTeam},
 *       {@link io.github.deadcube.api.team.Card Card},
 *       {@link io.github.deadcube.api.team.Weapon Weapon}, {@link io.github.deadcube.api.team.Keyword Keyword},
 *       {@link io.github.deadcube.api.team.Side Side}, {@link io.github.deadcube.api.team.ModelId ModelId},
 *       {@link io.github.deadcube.api.team.CommandDice CommandDice} and its faces
 *   <li>Texts in the language of the reader: {@link io.github.deadcube.api.rule.Sentence Sentence},
 *       {@link io.github.deadcube.api.rule.Language Language}, {@link io.github.deadcube.api.rule.Told Told}.
 *   <li>The rulebook: {@link io.github.deadcube.api.rule.RuleId RuleId},
 *       {@link io.github.deadcube.api.rule.RuleIds RuleIds}, {@link io.github.deadcube.api.rule.Rulebook Rulebook}:
 *       identifiers with titles and texts, and where each passage comes from.
 *   <li>What may change in any minor version: {@link Experimental}.
 *   <li>The middle of a game: {@link Rules#resume} continues from a state that a program has built.
 *   <li>Probabilities: {@link io.github.deadcube.api.odds.Odds Odds} and their distributions
 * </ul>
 *
 * <p>Authors of rules start with {@link io.github.deadcube.api.extend}.
 */
@Builders
package io.github.deadcube.api;

import io.github.deadcube.api.shared.Builders;
