/**
 * Situations and battlefields as text: {@link io.github.deadcube.core.text.SituationText} reads them, {@link
 * io.github.deadcube.core.text.Picture} writes them, {@link io.github.deadcube.core.text.BoardDrawing} draws what players see, and
 * what cannot be read is a {@link io.github.deadcube.core.text.TextError}. Scripts, records and playthroughs begin with such
 * a text.
 *
 * <pre>{@code
 * floors c4:3 c5:3                          # K-KNOCKBACK, FALL-1
 * A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5
 * B1 SV 5+ AR 1 HP 2, at c5:3/5
 * }</pre>
 *
 * <p>A text is made of statements, one a line, or several on a line with {@code ;} between them. Commas part the items of
 * a statement. From {@code #} to the end of a line is comment. The statement {@code play} ends the situation, if there is
 * one.
 *
 * <p>Items about a model follow its name, until another model is named or the statement ends. {@code A1 to A4} names
 * several. What is said of a model in several statements adds up, and of a figure the last word counts.
 *
 * <table>
 * <caption>Models</caption>
 * <tr><td>{@code SP 1-2 RA 5+ FI 4+ SV 4+ AR 1 HP 2 SZ 1 VP 2 RECON 5+}</td><td>the figures of its card, any of them; else
 *     SP 1–2, HP 1, SZ 1, 1 VP, and nothing for the others; {@code SP -} never moves by choice</td></tr>
 * <tr><td>{@code BASE 32 HEIGHT 1.8}</td><td>its body, in millimetres and inches, if it is not as usual for its SZ</td></tr>
 * <tr><td>{@code rifle R5 AP1 RAPID FIRE and TOXIC (1)}, {@code blade CC}</td><td>a weapon</td></tr>
 * <tr><td>{@code TOUGH}, {@code BOOM! (2)}</td><td>a keyword of the model itself, in capitals</td></tr>
 * <tr><td>{@code "Kell"}, {@code order "Hold the line"}</td><td>its name, and the special order that it has as a
 *     leader</td></tr>
 * <tr><td>{@code leader}</td><td>it leads its side; else the first model does</td></tr>
 * <tr><td>{@code added}, {@code spare}</td><td>a card has deployed it in addition (TEAM-8); it stays apart until a special order
 *     puts it in place of a dead model (ORD-6)</td></tr>
 * <tr><td>{@code equipment I-AMMO}, {@code equipment K-ENERGY-SHIELD (2)}</td><td>what has been bought for it (ITEM-7)</td></tr>
 * <tr><td>{@code at c4:2/5}, {@code at c4:2}</td><td>where it stands; without a spot on the first that is free and on
 *     which it can stand, 5 before 1 to 9</td></tr>
 * <tr><td>{@code passing c4:2}</td><td>a state's picture says so of one on its way; it stands on the nearest
 *     floor with room</td></tr>
 * <tr><td>{@code pinned}, {@code damage 1}, {@code activated}, {@code neutral}, {@code marked K-PREY 1 by A until round}</td>
 *     <td>how it stands; a mark lasts until {@code attack}, {@code activation}, {@code turn}, {@code round} or {@code
 *     game}</td></tr>
 * <tr><td>{@code active}, {@code taken advance}, {@code taken long shoot}, {@code taken K-MEDIC}, {@code action die
 *     spent}</td><td>it is being activated, between two actions: what it has taken of {@code advance}, {@code sprint}, {@code
 *     shoot}, {@code long shoot}, {@code assault}, {@code stand up} and SPECIAL actions; whether an Advance, Shoot or Assault die
 *     has been spent on it</td></tr>
 * <tr><td>{@code carries I-AMMO}, {@code carries I-AMMO of token 3}</td><td>the item that it has found; the token that it was has
 *     the next number after those on the battlefield, unless it is said</td></tr>
 * <tr><td>{@code used up bomb}, {@code used up I-AMMO}</td><td>a one-use weapon or piece of equipment that is gone</td></tr>
 * <tr><td>{@code reserve}</td><td>it is in reserve (SET-11), with its card, and what it has: damage, an item, marks, what is used up</td></tr>
 * <tr><td>{@code left}</td><td>it has gone over the edge (ADV-3), with what it had</td></tr>
 * <tr><td>{@code killed}</td><td>it is dead: it carries nothing, and may have used something up</td></tr>
 * <tr><td>{@code waiting}</td><td>it is not deployed yet, as a state's picture says; if others are, it counts as dead</td></tr>
 * </table>
 *
 * <p>Keywords of a model are parted by commas, those of a weapon by {@code and}. In quotation marks a backslash stands before a quotation mark or a backslash. A weapon whose name could be taken for
 * something else stands in quotation marks too.
 *
 * <table>
 * <caption>The turn</caption>
 * <tr><td>{@code edition revised}</td><td>the rules that are played: {@code third}, {@code living} or {@code revised}; else
 *     those of whoever plays it</td></tr>
 * <tr><td>{@code initiative A}, {@code round 2}, {@code points 150}</td><td>else A, 1 and 100</td></tr>
 * <tr><td>{@code next A}</td><td>who starts the next round, as far as that is settled (RND-7); else as the models tell: the
 *     side that has activated models and none left to activate, while the other has some</td></tr>
 * <tr><td>{@code overfull c4 d5:2}</td><td>the cubes that hold more than their capacity (ADV-19)</td></tr>
 * <tr><td>{@code looked A 1 2}</td><td>the tokens at which a side has looked (SET-5)</td></tr>
 * <tr><td>{@code zone A 1 c4 d4}</td><td>the number of a side's deployment zone, and the cubes that it has added to it (SET-7,
 *     SET-9); else it has none, which changes nothing that is to come</td></tr>
 * <tr><td>{@code score A 3}</td><td>else 0 VP</td></tr>
 * <tr><td>{@code command B model dice}</td><td>the command dice that a side has not spent, by their faces: {@code model}, {@code
 *     dice}, {@code advance}, {@code shoot}, {@code assault}, {@code order} (CMD-6 to CMD-9), a face once for each die; else none.
 *     The side of a leader whose order is to be used needs {@code order}</td></tr>
 * <tr><td>{@code second model}</td><td>the activation that goes on is the second of the turn (CMD-6)</td></tr>
 * <tr><td>{@code orders A 1}</td><td>how many special orders a side has used in the activation that goes on (ORD-1); else none</td></tr>
 * <tr><td>{@code recon}, {@code began A}</td><td>the game begins with the RECON test (SET-4), or has begun with it; which side
 *     was agreed to be the starting player; else the one with the initiative</td></tr>
 * </table>
 *
 * <p>Every model is somewhere, in reserve or dead; but if none is, the game begins with the deployment, and the side with the
 * initiative is the starting player. Of models that are still to be deployed nothing can be said but their cards. A side of which nothing is said has one model, which is dead.
 *
 * <table>
 * <caption>What lies on the battlefield</caption>
 * <tr><td>{@code token 1 I-AMMO at c4}, {@code token 2 I-INTEL at d2:2 face down}</td><td>an item token; without a place,
 *     if {@code t1} is drawn</td></tr>
 * <tr><td>{@code token 3 I-AMMO gone}, {@code token 4 I-INTEL gone face down}</td><td>an item token that has been used or
 *     destroyed, or discarded unseen</td></tr>
 * <tr><td>{@code revealed 3 1}</td><td>the order in which tokens have been turned face up; else as they are written: those on the
 *     battlefield, those carried, those gone</td></tr>
 * <tr><td>{@code objective 2 at c4}</td><td>an objective and its VPs, on the highest floor of that stack; with
 *     {@code inside c4} in that very cube; one that is drawn scores 1 VP. They count where the scenario is {@link
 *     io.github.deadcube.core.text.OpenGround}; to say one where the scenario has its own is an error</td></tr>
 * <tr><td>{@code laid K-TRAP (FRAG (3)) of A2 at c5}</td><td>a marker of the rules: whose, with its number or its effect; {@code
 * until round} if it goes by itself</td></tr>
 * <tr><td>{@code smoke c4 d5:2}</td><td>the cubes with smoke, or {@code %} in a drawing</td></tr>
 * <tr><td>{@code items 8}</td><td>how many item tokens a deployment places; else none. On {@link
 *     io.github.deadcube.core.text.OpenGround} the rows in the middle are in neither zone then (SET-3)</td></tr>
 * <tr><td>{@code marker z "deployment zone"}</td><td>what a letter in the drawings means to people</td></tr>
 * </table>
 *
 * <table>
 * <caption>The battlefield</caption>
 * <tr><td>{@code board 8 x 8 x 3}</td><td>columns, rows and levels; else as drawn, else 8 × 8 and as many levels as
 *     anything reaches</td></tr>
 * <tr><td>{@code floors c4:3 c5:3}</td><td>floors above the ground</td></tr>
 * <tr><td>{@code wall north of c4 d4}</td><td>a face of each cube: {@code wall}, {@code large gap}, {@code medium gap},
 *     {@code small gap}, {@code barricade} or {@code open}; before it {@code smooth}, if nothing climbs it</td></tr>
 * <tr><td>{@code half floor north of c4:2}</td><td>a walkway; the half that is covered</td></tr>
 * <tr><td>{@code hatch 2 north of c4}, {@code floor hatch 2 of c4:2}</td><td>a hatch in that wall, or in that floor</td></tr>
 * <tr><td>{@code ladder of c4}</td><td>a ladder to the cube above</td></tr>
 * <tr><td>{@code ramp north-east of c4}</td><td>a ramp that begins in that cube and leads one level up, north-east</td></tr>
 * <tr><td>{@code block 10 10 20 20 15 of c4}</td><td>a solid box: west, south, east, north and height, in tenths of an
 *     inch</td></tr>
 * <tr><td>{@code platform 1 2 3 high 10 of c4}</td><td>a box that models may stand on: its spots, its height in tenths of
 *     an inch</td></tr>
 * <tr><td>{@code small gap north-south through c4}</td><td>a half-cube's middle wall, or {@code east-west};
 *     before that, {@code with hatch 2}</td></tr>
 * </table>
 *
 * <p>A battlefield can be drawn as well, level by level, north on top. The first line of a level is its number and the
 * letters of the columns, which say where the columns stand. A cell holds {@code .} for a floor, or on one models such as
 * {@code A1B2}, item tokens such as {@code t1}, an objective {@code o}, smoke {@code %}, a marker, or nothing. After a model,
 * {@code _} says that it is pinned, {@code *} that it is injured, {@code '} that it is activated. A token without a number
 * is described elsewhere. The character before a
 * column is the face on its west, a line without a number holds the faces between two rows: {@code |} or {@code -} a wall,
 * {@code 1}, {@code 2} or {@code 3} a wall with a gap by the largest SZ that passes, {@code :} a barricade. Rows and columns
 * of an upper level where there is nothing may be left out at its edges. Levels may stand side by side, if their first lines
 * do. {@link io.github.deadcube.core.text.Picture} and {@link io.github.deadcube.core.text.BoardDrawing} draw the
 * same way; {@link io.github.deadcube.core.battlefield.NamedBattlefield} is a battlefield drawn for itself, and may be
 * pasted into a script.
 *
 * <pre>{@code
 * :1  a    b     c     :2  b  c
 *  3  .    .     .
 *               ----
 *  2  .   |A1_B2 .      2  .  A2*
 *  1  .    .    2.
 * }</pre>
 */
package io.github.deadcube.core.text;
