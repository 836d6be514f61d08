package io.github.deadcube.core.view;

import io.github.deadcube.core.text.NamedBattlefield;

/** A small battlefield with every kind of scenery (GEO-4 to GEO-7). */
final class Every {
    static final NamedBattlefield KIND = NamedBattlefield.read("""
            battlefield "Every kind"
            marker o "objective"
            board 4 x 3 x 2
            :1  a  b  c  d
             3  .  . |.  .
                -- 11    ::
             2  . 2.  . 3.
                   22 --
             1  .  .  .  o
            :2  a  b  c  d
             3  .
             2        .
            smooth wall north of c1
            hatch 4 east of b3
            floor hatch 2 of a3:2
            half floor west of c2:2
            ladder of a2
            ramp north of b1
            ramp south-west of c3
            block 4 4 16 16 30 of c1
            block 20 20 28 28 9 of c1
            platform 3 6 9 high 15 of d2
            wall north-south through d1
            small gap east-west through d3
            """).get();

    private Every() {}
}
