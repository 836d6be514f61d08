#!/bin/sh
# Writes an archive of the classes that two commands load: archive.sh FILE JAVA OPTION… MAIN. With the archive, a command
# starts in half the time. An archive that is made as a program ends makes JDK 17 crash at the next start; this one is static.
archive=$1
java=$2
shift 2
new=$archive.$$
trap 'rm -f "$new" "$new".*' EXIT

{
    "$java" -XX:DumpLoadedClassList="$new.rules" "$@" rules ADV-5 &&
        "$java" -XX:DumpLoadedClassList="$new.play" "$@" play --seed 1 --quiet &&
        # a class that is listed twice makes JDK 17 crash; later ones give each class a number, which the other list uses too
        awk '{ sub(/ id: [0-9]+$/, "") } !seen[$0]++' "$new.rules" "$new.play" > "$new.classes" &&
        "$java" -XX:ErrorFile="$new.error" -Xshare:dump -XX:SharedClassListFile="$new.classes" -XX:SharedArchiveFile="$new" "$@" &&
        mv -f "$new" "$archive"
} > /dev/null 2>&1 < /dev/null
