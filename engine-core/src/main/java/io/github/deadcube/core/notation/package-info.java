/**
 * States as text: {@link io.github.deadcube.core.notation.StateText} writes any state of a game and reads it back, within an
 * activation, a test, a chain of damage or a volley too.
 *
 * <pre>{@code
 * state 1
 * round 2, initiative B, next A
 * command A dice assault
 * active B3
 * A1 at h1/2, activated, used up grenade
 * A2 reserve
 * B3 passing c8, damage 1, carries I-AMMO of token 2
 * token 1 I-INTEL at e7 face down
 * token 2 I-AMMO
 * revealed 2
 * laid K-SMOKE at c4
 * then testing(occasion (kind hazard, rule FALL-1, attacker B3, target B3, arm none, reply none), …)
 * then activation(model B3, taken 1)
 * then turn(side B)
 * then endPhase
 * digest b2d316b23b45c9b5
 * }</pre>
 *
 * <p>The grammar, version 1. Spaces, comments from {@code #} to the end of a line, and empty lines may stand between any two words;
 * a text in quotation marks has {@code \"}, {@code \\}, {@code \n} and {@code \r}. What is not said is 0, no or none.
 *
 * <pre>{@code
 * text      = "state" "1" { end statement }
 * end       = line end | ";"
 * statement = item { "," item } | model | "play"          # play ends the state, as in scripts
 * item      = "round" number | "initiative" side | "next" side
 *           | "score" side number | "command" side { face } | "looked" side { number }
 *           | "zone" side number { cube } | "recon" side { number }
 *           | "active" id { "," ( "by" side | "over" | "displaced" | "orders" side number ) }
 *           | "token" number rule [ "at" cube ] [ "face down" ]
 *           | "lying" { number }                          # if not by ascending number
 *           | "revealed" { number }                       # the first first
 *           | "laid" marker                               # K-TRAP (FRAG (3)) of A2 at c5
 *           | "set off" value | "then" value              # what is done next comes first
 *           | "result" ( side | "none" ) rule | "digest" digits
 * model     = id state { "," state }
 * state     = "at" place | "passing" cube | "reserve" | "killed" | "left" | "waiting" | "spare"
 *           | "damage" number | "pinned" | "activated" | "forced" number
 *           | "neutral" | "friend of" side | "equipment" rule | "carries" rule "of token" number
 *           | "used up" name | "marked" rule number [ "by" side ] "until" until
 * value     = word | number | "text" | "[" [ value { "," value } ] "]"
 *           | [ word ] "(" [ part { "," part } ] ")"
 * part      = name [ value ]                              # a name alone says yes
 * }</pre>
 *
 * <p>A state with its set-up ({@link io.github.deadcube.core.notation.StateText#whole}) has above it the lines {@code deadcube state
 * 1}, {@code ruleset}, {@code order} for each special order, {@code special order} with a value for each that is data, {@code scenario}, {@code items} where a text has said how many there are,
 * {@code team A} and {@code team B}, each with a name, and the set-up in the language of situations ({@link
 * io.github.deadcube.core.text}). A script that has such statements before {@code play} begins with that state.
 *
 * <p>A value's words are those of the api: {@code A1}, {@code c4:2}, {@code c4:2/5}, {@code K-TRAP}, {@code "TOXIC (1)"}; a constant
 * is written {@code rollLast}. What is to be done is called by its class, and has its parts: {@code endPhase.scoring}. A continuation
 * of an application's own needs nothing for this but that its rule names it among its {@link
 * io.github.deadcube.api.extend.LibraryRule#continuations continuations}, as it does by itself for records within its class.
 */
package io.github.deadcube.core.notation;
